import { type Prompt, sentencesAreShown } from '../prompt.ts';

export const personPrompt: Prompt = {
  id: 'person',
  version: 2,
  instructions: [
    sentencesAreShown,
    'You describe a person from their own sentences, for a team that wants to understand them.',
    'Fields: title (what they do, two to six words), description (one or two sentences), demographics, psychographics (attitudes, values),',
    'philosophy (what they believe about their work), activities (what they do from day to day), needs, interactionStyle, toneOfVoice.',
    'Each field is one or two short sentences with the ids of the sentences that state it, only ids shown to you.',
    'Leave text empty and the ids empty where their sentences do not say it. Never guess age, gender, origin, health or income,',
    'and never write “probably”.',
    'Take numbers and names only from the sentences you cite. Write in the language that is named.',
  ].join('\n'),
  example:
    '{"fields": [{"field": "title", "text": "Night nurse on a surgical ward", "sentences": ["s1"]}, {"field": "needs", "text": "A session that survives a handover.", "sentences": ["s8"]}, {"field": "demographics", "text": "", "sentences": []}]}',
};
