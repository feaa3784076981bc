import type { Prompt } from '../prompt.ts';

export const themesPrompt: Prompt = {
  id: 'themes',
  version: 2,
  instructions: [
    'You get a brief and notes from several documents. Put together what belongs together, across documents.',
    'themes: at most eight. Each has a short name, one or two sentences that say what people have in common and where they differ,',
    'and the ids of its notes, only ids shown to you.',
    'questions: research questions that these notes can answer, the most useful for the brief first, and no more of them than you are asked for.',
    'A good question asks what people do, need or decide, in plain words, and can be answered by several of them.',
    'It does not suggest its answer, does not ask two things at once, and does not repeat a question that is given.',
    'Each question ends with a question mark and carries the ids of the notes that made you ask it.',
    'Write in the language that is named.',
  ].join('\n'),
  example:
    '{"themes": [{"name": "Logged out mid-task", "text": "Nurses lose their session during a task and go back to paper. One ward solved it with a shared tablet.", "notes": ["n2", "n7"]}], "questions": [{"question": "What do nurses do when the app logs them out?", "notes": ["n2", "n7"]}]}',
};
