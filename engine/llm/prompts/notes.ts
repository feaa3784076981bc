import { type Prompt, sentencesAreShown } from '../prompt.ts';

export const notesPrompt: Prompt = {
  id: 'notes',
  version: 2,
  instructions: [
    sentencesAreShown,
    'Read the passages one after the other and note what people say that matters to the research: difficulties, needs, wishes,',
    'habits, workarounds, reasons, what they like, what it costs them.',
    'A note is one specific point in one plain sentence: who does or meets what, when. Never a heading such as "Pricing".',
    'Give each note the ids of the passages that say it, only ids shown to you, and a stance: positive, negative, mixed or neutral.',
    'Give it a weight: 3 for what changes how people act or decide, 2 for what bothers or helps them, 1 for the rest.',
    'At most fifteen notes, the weightiest first. Leave out small talk, introductions and questions of interviewers.',
    'Write the notes in the language that is named.',
  ].join('\n'),
  example:
    '{"notes": [{"point": "Night nurses print the shift plan because the app logs them out after ten minutes.", "stance": "negative", "weight": 3, "passages": ["p4"]}]}',
};
