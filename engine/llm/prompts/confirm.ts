import type { Prompt } from '../prompt.ts';

export const confirmPrompt: Prompt = {
  id: 'confirm',
  version: 3,
  instructions: [
    'You check claims against the passages that they rest on. A claim may be in another language than its passages.',
    'After “said” comes who speaks, if a name is there, and what they say; after “asked” the question that they answer. All of it counts as stated.',
    'For each claim say whether its passages, by themselves, state everything that it says.',
    'Say false when a claim adds a cause, a feeling, a number, a name or a general rule that the passages do not state,',
    'when it guesses (“probably”), advises (“should”), turns their meaning around, or when you are not sure.',
    'How somebody talks or deals with others counts as stated where the passages show it.',
    'Words such as “he”, “it” and “then” count as understood. That a claim says less than its passages is no fault.',
    'instead: where you say false, the claim with no more than what its passages state, in the language of the claim and as much in its words as you can;',
    'empty where you say true, and where the passages state nothing of the kind.',
    'Reply for every claim, by its id.',
  ].join('\n'),
  example:
    '{"claims": [{"id": "d1", "supported": true, "instead": ""}, {"id": "d2", "supported": false, "instead": "Night nurses print the shift plan"}, {"id": "d3", "supported": false, "instead": ""}]}',
};
