import { expect } from '@playwright/test';
import {
  type Answer,
  type Asked,
  type ModelServer,
  startModelServer,
  type Usage,
} from '../../engine/llm/testing/model-server.ts';
import { plainScript, scripted } from '../../engine/llm/testing/scripted-model.ts';
import { type Api, signUp } from './api.ts';
import { type Server, startPreparedServer } from './server.ts';
import type { SiteWithModel } from './site.ts';

/** A model that raises one question about the interviews. */
export const plays = scripted({
  ...plainScript,
  themes: ({ offered }) => ({
    themes: [],
    questions: [{ question: 'What happens to bread that is left over?', notes: offered.slice(0, 2) }],
  }),
});

export const interviews = {
  Anna: `Interviewer: How do you decide how much to bake for tomorrow?
Anna: Honestly I guess. I look at what was left over today and I add a little for the weekend. We throw away about ten loaves every evening, and that really hurts me.
Interviewer: What would help you?
Anna: I would love to see what we sold last year on the same day, because we start at three in the morning and nobody writes it down.
`,
  Ben: `Interviewer: What happens to bread that is left over?
Ben: We throw away a lot of bread in the evening. Some of it goes to the food bank, but they only come on Tuesdays and Fridays.
Interviewer: How do you plan the next day?
Ben: I keep a paper notebook next to the oven. Last week I baked forty rolls too many because I misread a number.
`,
};

export async function projectWithInterviews(api: Api, name: string): Promise<{ id: number; documentIds: number[] }> {
  const { id } = await api.post<{ id: number }>('/api/projects', { name });
  const documentIds: number[] = [];
  for (const [person, text] of Object.entries(interviews))
    documentIds.push((await api.upload(id, `${person}.txt`, text)).id);
  return { id, documentIds };
}

/** A server that may ask the model which runs beside it. */
export type ServerWithModel = Server & { modelUrl: string };

const unknown = 'unknown-model';
const answers = (asked: Asked): Answer =>
  asked.body.model === unknown
    ? { status: 404, body: JSON.stringify({ error: { message: `The model ${unknown} does not exist` } }) }
    : plays(asked);
const used = (): Usage => ({ input_tokens: 3_900, output_tokens: 450 });

export async function startServerWithModel(): Promise<ServerWithModel> {
  const peer: ModelServer = await startModelServer(answers, used);
  // It serves many tests, so optimising the WebAssembly of its database pays.
  const env = { RATE_LIMITS: 'off', AI_ALLOWED_BASE_URLS: peer.url, NODE_OPTIONS: '' };
  const server = await startPreparedServer(env);
  const stop = async () => {
    await server.stop();
    await peer.close();
  };
  return { ...server, modelUrl: peer.url, stop };
}

/** A company whose admin `theo` has a language model: a project that it analysed, and a call that failed. Answers the project's id. */
export async function makeModelled(site: SiteWithModel): Promise<number> {
  const api = await signUp(site, 'theo');
  const set = (model: string) =>
    api.put('/api/settings/model', {
      ...{ provider: 'openai-compatible', model, baseUrl: site.modelUrl, apiKey: 'sk-quiet-river' },
      ...{ inputPrice: 2.5, outputPrice: 10, maxTokensPerMonth: 500_000 },
    });
  await set('bakers-model-large');
  const { id, documentIds } = await projectWithInterviews(api, 'Bakeries at noon');
  const path = `/api/projects/${id}`;
  const { sessionKey } = await api.post<{ sessionKey: string }>(`${path}/analyze-documents`, { documentIds });
  const status = async () => (await api.get<{ status: string }>(`${path}/analysis/${sessionKey}`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  await set(unknown);
  await api.post(`${path}/people/analyze`, { documentIds }).catch(() => {});
  await set('bakers-model-large');
  return id;
}
