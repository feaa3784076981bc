export type AnsweredQuestion = {
  question: string;
  /** The best sentence first. Empty or a plain refusal when `refused`. */
  answer: string;
  refused: boolean;
  /** 0 to 1. */
  confidence: number;
  /** Best first, at most 12. */
  passages: {
    documentId: number;
    fileName: string;
    start: number;
    end: number;
    text: string;
    speaker: string | null;
    score: number;
  }[];
};

export type TopicIdea = { name: string; color: string };
