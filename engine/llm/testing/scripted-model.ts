import type { Prompt } from '../prompt.ts';
import { againstPrompt } from '../prompts/against.ts';
import { answerPrompt } from '../prompts/answer.ts';
import { confirmPrompt } from '../prompts/confirm.ts';
import { insightChatPrompt } from '../prompts/insight-chat.ts';
import { insightsPrompt } from '../prompts/insights.ts';
import { notesPrompt } from '../prompts/notes.ts';
import { personPrompt } from '../prompts/person.ts';
import { themesPrompt } from '../prompts/themes.ts';
import type { Answer, Asked } from './model-server.ts';

/** What the model replies to each kind of request; an object is sent as JSON. */
export type Script = Partial<Record<Kind, (asked: Read) => unknown>>;
type Kind = keyof typeof prompts;

const prompts = {
  notes: notesPrompt,
  themes: themesPrompt,
  insights: insightsPrompt,
  against: againstPrompt,
  confirm: confirmPrompt,
  people: personPrompt,
  answer: answerPrompt,
} satisfies Record<string, Prompt>;

/** A request as a script reads it. */
export type Read = {
  message: string;
  /** The ids of the lines that contain these words. */
  ids(words: string): string[];
  /** All ids that are offered, in order. */
  offered: string[];
  /** The first line of each, without its id and its speaker. */
  lines: ReadonlyMap<string, string>;
};

const nothing: Record<Kind, unknown> = {
  notes: { notes: [] },
  themes: { themes: [], questions: [] },
  insights: { insights: [] },
  against: { claims: [] },
  confirm: { claims: [] },
  people: { fields: [] },
  answer: { answer: [] },
};

/** The kind of a request; null for one that no script answers. */
export const kindOf = ({ instructions }: Asked): Kind | null =>
  (Object.keys(prompts) as Kind[]).find((kind) => instructions.includes(prompts[kind].instructions)) ?? null;

export const isInsightChat = ({ instructions }: Asked): boolean =>
  instructions.includes(insightChatPrompt.instructions);

/** A model that follows a script and has nothing to say to other requests. */
export function scripted(script: Script): (asked: Asked) => Answer {
  return (asked) => {
    const kind = kindOf(asked);
    if (!kind) return { status: 404 };
    return { text: JSON.stringify(script[kind]?.(read(asked)) ?? nothing[kind]) };
  };
}

export function read({ message }: Asked): Read {
  const blocks = message.split(/\n(?=\[[a-z]\d+\])/);
  const idOf = (block: string) => /^(?:[\s\S]*\n)?\[([a-z]\d+)\]/.exec(block)?.[1];
  const lines = blocks.flatMap((block) => {
    const id = idOf(block);
    return id ? [{ id, text: block }] : [];
  });
  return {
    message,
    ids: (words) => lines.filter(({ text }) => text.includes(words)).map(({ id }) => id),
    offered: lines.map(({ id }) => id),
    lines: new Map(lines.map(({ id, text }) => [id, firstLine(text)])),
  };
}

function firstLine(block: string): string {
  const lines = block.replace(/^[\s\S]*?\[[a-z]\d+\]\s*/, '').split('\n');
  const said = lines.find((line) => !/^(?:Document \d+$|\(|-----)/.test(line)) ?? '';
  return said.replace(/^[^:]{1,40}: /, '');
}

/** A model that repeats the beginning of each passage and each question: for counting calls, not for reading. */
export const plainScript: Script = {
  notes: ({ offered, lines }) => ({
    notes: offered.map((id) => ({
      ...{ point: lines.get(id) ?? '', stance: 'neutral', weight: 2, passages: [id] },
    })),
  }),
  themes: ({ offered }) => ({
    themes: [],
    questions: [{ question: 'What do people wait for?', notes: offered.slice(0, 2) }],
  }),
  insights: ({ offered, lines }) => ({
    insights: offered.slice(0, 3).map((id) => {
      const text = lines.get(id) ?? '';
      return {
        ...{ title: text, titleSentences: [id], summary: [{ text, sentences: [id] }], why: [] },
        ...{ support: [], keywords: [], theme: '' },
      };
    }),
  }),
  against: () => ({ claims: [] }),
  confirm: ({ offered }) => ({ claims: offered.map((id) => ({ id, supported: true })) }),
};
