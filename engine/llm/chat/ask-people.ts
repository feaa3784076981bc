import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, languagesOf, voiceOf } from '../../corpus/corpus.ts';
import { sentencesOfVoices } from '../../corpus/voice-refs.ts';
import type { ChatPerson, PeopleChatInput, PeopleReplyPart, PersonReply, StageOptions } from '../../engine.ts';
import { onRecord } from '../../evidence/off-record.ts';
import { ratedFor } from '../../local/chat/answer-as.ts';
import { comparePeople } from '../../local/chat/compare-people.ts';
import { courtesyIn } from '../../local/chat/courtesy.ts';
import { stretchesOf } from '../../local/chat/own-words.ts';
import type { AskedOf } from '../../local/chat/read-message.ts';
import { refusal } from '../../local/chat/refusal/refusal.ts';
import { replyOf } from '../../local/chat/reply-draft.ts';
import { recogniseLanguage } from '../../text/recognise-language.ts';
import { type Asking, languagePart } from '../asking.ts';
import { retrievePassages } from '../insights/retrieve.ts';
import { offerSentences, packPassages } from '../material/offer.ts';
import type { Part } from '../prompt.ts';
import { personaPrompt } from '../prompts/persona.ts';
import { windows } from '../tuning.ts';
import { partsBeside, searchedText, writeReply } from './write-reply.ts';

/** People answer for themselves, one after the other, each from their own sentences alone. Who said nothing citable is not asked. */
export async function* askPeople(
  asking: Asking,
  corpus: Corpus,
  input: PeopleChatInput,
  options: StageOptions = {},
): AsyncGenerator<PeopleReplyPart> {
  const { people, message, language } = input;
  const spoken = await recogniseLanguage(message, language);
  const courtesy = courtesyIn(message, {
    languages: [...new Set([spoken, language])],
    names: people.map((p) => p.name),
  });
  const finished: PersonReply[] = [];
  for (const person of people) {
    options.signal?.throwIfAborted();
    let last: PersonReply | null = null;
    const parts = courtesy
      ? [replyOf(chatRules(language).person[courtesy](), false)]
      : replyAs(asking, corpus, person, input, options);
    for await (const reply of parts) {
      last = { personId: person.id, ...reply };
      yield { reply: last };
    }
    if (last) finished.push(last);
  }
  yield { comparison: courtesy ? null : comparePeople(corpus, input, finished) };
}

async function* replyAs(
  asking: Asking,
  corpus: Corpus,
  person: ChatPerson,
  { message, history, language, citable }: PeopleChatInput,
  options: StageOptions,
) {
  const own = history.filter(
    (turn) => turn.role === 'user' || turn.personId === undefined || turn.personId === person.id,
  );
  const voices = person.voices.filter(({ documentId }) => citable === undefined || citable.includes(documentId));
  const said = new Set(onRecord(corpus, sentencesOfVoices(corpus, voices)));
  const { reading } = corpus;
  const passages = new Set([...said].map((i) => reading.sentences[i]?.passage ?? -1));
  const ranked = await retrievePassages(asking, corpus, { text: searchedText(message, own) }, options);
  const asked: Part = { data: message, label: 'Message', isTeams: true };
  const { before, room } = partsBeside(asking, personaPrompt, own, [asked]);
  const order = [...new Set([...ranked.filter((p) => passages.has(p)), ...passages])];
  const [pack = []] = packPassages(corpus, order, { room, maxTokens: windows.evidenceTokens });
  const shown = pack.flatMap((p) => {
    const { from = 0, to = 0 } = reading.passageSpans[p] ?? {};
    return Array.from({ length: to - from }, (_, i) => from + i);
  });
  // Questions of the interviewer are shown; what other people say is not.
  const mine = shown.filter((i) => {
    const sentence = reading.sentences[i];
    return said.has(i) || (sentence !== undefined && voiceOf(reading, sentence).role === 'asks');
  });
  const offer = offerSentences(corpus, mine);
  if (offer.sentences.size === 0) {
    yield replyOf(chatRules(language).person.refusal(), true);
    return;
  }
  const spoken = await recogniseLanguage(message, language);
  // What is nearest is found as by the local engine: it is cut, and costs no call.
  const asReads: AskedOf = { message, history: own, language, languages: [spoken, language], names: [person.name] };
  const stretches = stretchesOf(corpus, voices);
  const isKnown = languagesOf(corpus).includes(spoken) || spoken === language;
  const written = isKnown ? spoken : language;
  yield* writeReply(
    asking,
    corpus,
    {
      ...{ prompt: personaPrompt, offer },
      refusal: () => refusal(corpus, asReads, stretches, ratedFor(corpus, asReads, stretches)),
      parts: [languagePart(written), { data: offer.text, label: 'What the person said' }, ...before, asked],
      checking: { language: written, known: `${message}\n${person.name}` },
    },
    options,
  );
}
