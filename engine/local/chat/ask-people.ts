import { chatRules } from '#engine/language/chat/chat-rules.ts';
import { type Corpus, languagesOf } from '../../corpus/corpus.ts';
import type {
  ChatPerson,
  ChatReply,
  PeopleChatInput,
  PeopleReplyPart,
  PersonReply,
  StageOptions,
} from '../../engine.ts';
import { recogniseLanguage } from '../../text/recognise-language.ts';
import { answerAs } from './answer-as.ts';
import { comparePeople } from './compare-people.ts';
import { courtesyIn } from './courtesy.ts';
import { followUpAnswer } from './follow-up.ts';
import { stretchesOf } from './own-words.ts';
import type { AskedOf } from './read-message.ts';
import { refusalWith } from './refusal/refusal.ts';
import { emptyReply, replyOf, withSaid } from './reply-draft.ts';
import { partsOf } from './reply-parts.ts';

/** People answer for themselves, each from their own words alone, in the order in which they are given. */
export async function* askPeople(
  corpus: Corpus,
  input: PeopleChatInput,
  options: StageOptions = {},
): AsyncGenerator<PeopleReplyPart> {
  const { message, people, language } = input;
  const languages = [...new Set([await recogniseLanguage(message, corpus.language), language])];
  const names = people.map(({ name }) => name);
  const courtesy = courtesyIn(message, { languages, names });
  const reading = { languages: [...new Set([...languages, ...languagesOf(corpus)])], names };
  const replies: PersonReply[] = [];
  for (const person of people) {
    options.signal?.throwIfAborted();
    const reply = courtesy
      ? replyOf(chatRules(language).person[courtesy](), false)
      : replyAs(corpus, person, input, reading);
    for (const part of partsOf(reply, options)) yield { reply: { personId: person.id, ...part } };
    replies.push({ personId: person.id, ...reply });
  }
  yield { comparison: courtesy ? null : comparePeople(corpus, input, replies) };
}

type Reading = Pick<AskedOf, 'languages' | 'names'>;

function replyAs(corpus: Corpus, person: ChatPerson, input: PeopleChatInput, reading: Reading): ChatReply {
  const { citable, message, language } = input;
  const voices = person.voices.filter(({ documentId }) => citable === undefined || citable.includes(documentId));
  const stretches = stretchesOf(corpus, voices);
  const history = input.history.filter(
    (turn) => turn.role === 'user' || turn.personId === undefined || turn.personId === person.id,
  );
  const asked = { message, history, language, ...reading };
  const more = followUpAnswer(corpus, asked, stretches);
  if (more === null) return answerAs(corpus, asked, stretches);
  const { noReason, nothingMore } = chatRules(language).person;
  if (more.lacksReason) return refusalWith(corpus, asked, more.sentences, noReason());
  if (more.sentences.length === 0) return replyOf(nothingMore(), true);
  return withSaid(corpus, emptyReply, more.sentences, language);
}
