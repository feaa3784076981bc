import type { Prompt } from '../prompt.ts';

export const confirmPrompt: Prompt = {
  id: 'confirm',
  version: 2,
  instructions: [
    'You check claims against the passages that they rest on. A claim may be in another language than its passages.',
    'For each claim say whether its passages, by themselves, state everything that it says.',
    'Say false when a claim adds a cause, a feeling, a number, a name or a general rule that the passages do not state,',
    'when it guesses (“probably”), advises (“should”), turns their meaning around, or when you are not sure.',
    'Words such as “he”, “it” and “then” count as understood. That a claim says less than its passages is no fault.',
    'Reply for every claim, by its id.',
  ].join('\n'),
  example: '{"claims": [{"id": "d1", "supported": true}, {"id": "d2", "supported": false}]}',
};
