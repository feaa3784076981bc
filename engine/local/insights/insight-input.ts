import type { Language } from '#contract/languages.ts';
import type { Brief } from '../../engine.ts';

export type InsightInput = {
  questions: readonly string[];
  brief: Brief;
  language: Language;
  topics?: readonly string[];
  perQuestion?: number;
  signal?: AbortSignal;
};
