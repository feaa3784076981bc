import type { Language } from '#contract/languages.ts';
import type { QuoteSpan, VoiceRef } from './documents.ts';
import type { FoundInsight, Stance } from './insights.ts';

/** What was said in a conversation so far, oldest first. Replies are the engine's own; `personId` where people answer. */
export type ChatTurn =
  | { role: 'user'; text: string }
  | {
      role: 'assistant';
      personId?: number;
      text: string;
      citations: readonly Pick<QuoteSpan, 'documentId' | 'start' | 'end'>[];
    };

export type ReplySentence = {
  text: string;
  /**
   * `said`: words of the material, with nothing but fillers and false starts deleted; `inferred`: the engine's own words, based
   * on the citations; `none`: refusals, courtesies and words that only connect.
   */
  basis: 'said' | 'inferred' | 'none';
  /** Indexes of `citations`. */
  citations: number[];
};

/** `refused`: the material does not cover the message. */
export type ChatReply = { sentences: ReplySentence[]; citations: QuoteSpan[]; refused: boolean };

export type PersonReply = ChatReply & { personId: number };

export type ChatPerson = { id: number; name: string; voices: readonly VoiceRef[] };

export type PeopleChatInput = {
  /** They answer in this order. */
  people: readonly ChatPerson[];
  message: string;
  history: readonly ChatTurn[];
  /** The documents that may be cited; all where this is missing. */
  citable?: readonly number[];
  language: Language;
};

/**
 * `comparison`: several people's answers compared in one line, whose citations count over those of all replies in their order;
 * null for one person, and where nothing can be compared.
 */
export type PeopleReplies = { replies: PersonReply[]; comparison: ReplySentence | null };

/** Sent while people answer: the reply of one of them as far as it is written, which takes the place of what came of it before. */
export type PeopleReplyPart = { reply: PersonReply } | { comparison: ReplySentence | null };

/** An insight as far as a conversation about it needs it. */
export type ChatInsight = {
  title: string;
  summary: string;
  evidence: readonly (Pick<QuoteSpan, 'documentId' | 'start' | 'end'> & { stance: Stance })[];
  /** The counts on its card, which replies repeat; null where nothing was counted, as in an insight that a person wrote. */
  strength: (Omit<FoundInsight['strength'], 'against'> & Partial<FoundInsight['strength']>) | null;
};

export type InsightChatInput = {
  insight: ChatInsight;
  message: string;
  history: readonly ChatTurn[];
  language: Language;
};
