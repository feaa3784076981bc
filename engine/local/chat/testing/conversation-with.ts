import type { Language } from '#contract/languages.ts';
import { collectReplies } from '../../../collect-replies.ts';
import { voiceRefsOf } from '../../../corpus/voice-refs.ts';
import type { ChatPerson, ChatTurn, EngineDocument, PeopleChatInput, PersonReply } from '../../../engine.ts';
import { wordsOf } from '../../../text/words.ts';
import { localEngine as engine } from '../../local-engine.ts';

/**
 * People of some documents, to be asked in a project's language: `ask` asks all of them, `say` the first one, who remembers what was
 * said.
 */
export async function conversationWith(
  documents: readonly EngineDocument[],
  names: readonly string[],
  language: Language = 'english',
) {
  const corpus = await engine.prepare(documents);
  const people: ChatPerson[] = names.map((name, i) => {
    const voice = corpus.reading.voices.findIndex((v) => v.name === name);
    return { id: i + 1, name, voices: voiceRefsOf(corpus, voice) };
  });
  const ask = (message: string, more: Partial<PeopleChatInput> = {}) =>
    collectReplies(engine.askPeople(corpus, { people, message, history: [], language, ...more }));
  const history: ChatTurn[] = [];
  const say = async (message: string): Promise<PersonReply> => {
    const { replies } = await ask(message, { people: people.slice(0, 1), history });
    const [reply] = replies as [PersonReply];
    const text = reply.sentences.map((s) => s.text).join(' ');
    history.push({ role: 'user', text: message });
    history.push({ role: 'assistant', personId: reply.personId, text, citations: reply.citations });
    return reply;
  };
  return { corpus, people, ask, say };
}

/** Whether deleting whole words, and the marks between words, makes `part` of `whole`. */
export function isCutFrom(part: string, whole: string, language: Language = 'english'): boolean {
  const formsOf = (text: string) => wordsOf(text, { start: 0, end: text.length }, language).map(({ form }) => form);
  const said = formsOf(whole);
  let at = 0;
  for (const form of formsOf(part)) {
    const found = said.indexOf(form, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}
