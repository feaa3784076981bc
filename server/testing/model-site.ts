import { type Answer, type Asked, type ModelServer, startModelServer } from '#engine/llm/testing/model-server.ts';
import { plainScript, scripted } from '#engine/llm/testing/scripted-model.ts';
import type { SignedIn } from './client.ts';
import { type OwnServer, startTestServer } from './test-server.ts';

/** A model that raises one question about the material of `interviews.ts`. */
export const plays = scripted({
  ...plainScript,
  themes: ({ offered }) => ({
    themes: [],
    questions: [{ question: 'What happens to bread that is left over?', notes: offered.slice(0, 2) }],
  }),
});

type Playing = (asked: Asked) => Answer | Promise<Answer>;

/** A server of its own, because it allows the address of the model that `peer` plays. */
export type ModelSite = {
  server: OwnServer;
  peer: ModelServer;
  /** What the model answers from now on. */
  play(answer: Playing): void;
  stop(): Promise<void>;
};

/** `also`: further addresses that it allows. */
export async function startModelSite({ also = [] }: { also?: readonly string[] } = {}): Promise<ModelSite> {
  let answer: Playing = plays;
  const peer = await startModelServer((asked) => answer(asked));
  const server = await startTestServer({ AI_ALLOWED_BASE_URLS: [peer.url, ...also].join(',') });
  return {
    server,
    peer,
    play(other) {
      answer = other;
      peer.asked.length = 0;
    },
    async stop() {
      await server.stop();
      await peer.close();
    },
  };
}

/** Sets the model of an admin's company. */
export const setModel = (admin: SignedIn, { peer }: Pick<ModelSite, 'peer'>, more: object = {}) =>
  admin.put('/api/settings/model', {
    ...{ provider: 'openai-compatible', model: 'scripted', baseUrl: peer.url, apiKey: 'sk-test' },
    ...{ inputPrice: 1, outputPrice: 2, ...more },
  });
