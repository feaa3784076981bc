import type { LanguageDefinition } from '../definition.ts';
import { cues } from './cues.ts';
import { grammar } from './grammar.ts';
import { templates } from './templates.ts';

export const chinese: LanguageDefinition = { cues, grammar, templates };
