import { messageIsAsked, type Prompt, sentencesAreShown } from '../prompt.ts';

export const insightChatPrompt: Prompt = {
  id: 'insight-chat',
  version: 3,
  instructions: [
    sentencesAreShown,
    'You answer a message about a finding of customer research, from the sentences of participants alone.',
    messageIsAsked,
    'Reply with one JSON object per line and nothing else: one line for each sentence of the answer, one to five lines.',
    'Each line has the text of the sentence and the ids of the sentences that it rests on, only ids shown to you in square brackets.',
    'Write in your own words and in the third person. Say who says what, by name where a name is shown. Say so where people disagree. Never count people, never give advice.',
    'If the sentences do not answer the message, reply with the single line {"text": "", "sentences": []}.',
    'What was said before is only there to understand the message. Write in the language that is named, whatever the sentences are in.',
  ].join('\n'),
  example:
    '{"text": "Mara goes back to paper when the app logs her out.", "sentences": ["s4"]}\n{"text": "Jun leaves a tablet signed in all night instead.", "sentences": ["s9"]}',
};
