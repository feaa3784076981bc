import { type Prompt, sentencesAreShown } from '../prompt.ts';

export const answerPrompt: Prompt = {
  id: 'answer',
  version: 2,
  instructions: [
    sentencesAreShown,
    'You answer a question from sentences of documents alone.',
    'answer: one to five sentences, the one that answers best first, each with the ids of the sentences that state it, only ids shown',
    'to you in square brackets. Reply with an empty list when the sentences do not answer the question.',
    'Take numbers and names only from the sentences you cite. Write in the language that is named.',
  ].join('\n'),
  example: '{"answer": [{"text": "The app logs nurses out after ten minutes.", "sentences": ["s4"]}]}',
};
