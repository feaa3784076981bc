import type { LanguageDefinition } from '../definition.ts';
import { attribution } from './attribution/attribution.ts';
import { chat } from './chat.ts';
import { cues } from './cues.ts';
import { grammar } from './grammar.ts';
import { person } from './person.ts';
import { senses } from './senses.ts';
import { speech } from './speech.ts';
import { templates } from './templates.ts';

export const chinese: LanguageDefinition = { attribution, chat, cues, grammar, person, senses, speech, templates };
