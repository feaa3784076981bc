import { type Prompt, sentencesAreShown } from '../prompt.ts';

export const againstPrompt: Prompt = {
  id: 'against',
  version: 3,
  instructions: [
    sentencesAreShown,
    'You get claims and sentences, some of which the claims rest on. Look for evidence against each claim.',
    'A sentence speaks against a claim when the person who says it experiences or thinks the opposite of it.',
    'A sentence about something else, a doubt, or a further detail does not. What one claim rests on may speak against another one.',
    'Reply with the ids of such sentences for each claim, only ids shown to you in square brackets; an empty list where there are none.',
    'Most claims have none.',
  ].join('\n'),
  example: '{"claims": [{"claim": "c1", "against": ["s3"]}, {"claim": "c2", "against": []}]}',
};
