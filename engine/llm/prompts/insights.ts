import { type Prompt, sentencesAreShown } from '../prompt.ts';

export const insightsPrompt: Prompt = {
  id: 'insights',
  version: 3,
  instructions: [
    sentencesAreShown,
    'You get a research question and sentences from interviews. Find what people say about the question.',
    'A good insight is a specific claim that somebody could disagree with. It says who does or meets what, and when, in plain words.',
    '  Good: "Night nurses go back to paper because the app logs them out in the middle of a task".',
    '  Not an insight: "Login issues" (a topic), "Users want a better experience" (true of anything), "The app is great" (an opinion without a reason).',
    'Choose what is most specific: a situation with its cause or its consequence. Where others state the same, in any document, cite a sentence of each.',
    'In what several people share, keep the cause, the consequence or the condition. Where only a topic would be left (“Nurses have trouble',
    'logging in”), tell what one of them says. Never join unlike things with “and” or “or” to have more people for a claim.',
    'title: the claim, at most 18 words (45 characters in Chinese and Japanese), no full stop at its end.',
    'titleSentences: the ids of the sentences that state the claim, the clearest first.',
    'summary: two to four sentences. Each says one thing and carries the ids of the sentences that state it.',
    'why: one or two sentences on why it matters: what it costs people or makes them do, as they say it. With ids; empty where nobody says it.',
    'support: ids of further sentences in which people say the same.',
    'keywords: three to five words or short phrases that people use for it.',
    'theme: two or three words.',
    'Cite only ids shown to you in square brackets. Take numbers and names only from the sentences you cite.',
    'Never count people or documents, never give advice, never add what you know from elsewhere.',
    'Reply with as many insights as you are asked for at most, fewer where the sentences do not carry them, none where nothing answers the question.',
    'Write in the language that is named; keywords as people say them.',
  ].join('\n'),
  example:
    '{"insights": [{"title": "Night nurses go back to paper because the app logs them out in the middle of a task", "titleSentences": ["s4"], "summary": [{"text": "The app ends the session after ten minutes without a tap.", "sentences": ["s4"]}, {"text": "Two steps of the handover take longer than that.", "sentences": ["s9"]}], "why": [{"text": "What is on paper is typed again at the end of the shift, which takes half an hour.", "sentences": ["s11"]}], "support": ["s17"], "keywords": ["logged out", "paper", "handover"], "theme": "Sessions that end"}]}',
};
