import type { LanguageDefinition } from '../definition.ts';
import { attribution } from './attribution/attribution.ts';
import { brief } from './brief.ts';
import { chat } from './chat.ts';
import { cues } from './cues.ts';
import { dictation } from './dictation.ts';
import { grammar } from './grammar.ts';
import { naming } from './naming.ts';
import { numbers } from './numbers.ts';
import { person } from './person.ts';
import { senses } from './senses.ts';
import { speech } from './speech.ts';
import { templates } from './templates.ts';
import { transcript } from './transcript.ts';

export const russian: LanguageDefinition = {
  attribution,
  brief,
  chat,
  cues,
  dictation,
  grammar,
  naming,
  numbers,
  person,
  senses,
  speech,
  templates,
  transcript,
};
