import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusPassage, voiceOf } from '../../corpus/corpus.ts';
import type { AnsweredQuestion, StageOptions } from '../../engine.ts';
import { nameOfVoice } from '../../evidence/speaker-name.ts';
import { answer as answerFromText } from '../../local/answers/answer.ts';
import { keyPhrases } from '../../local/phrases/key-phrases.ts';
import { isUnspaced } from '../../text/words.ts';
import { maxPassagesShown } from '../../tuning.ts';
import { type Asking, languagePart, roomFor } from '../asking.ts';
import { retrievePassages } from '../insights/retrieve.ts';
import { offerSentences, packPassages, sentencesOfPassages } from '../material/offer.ts';
import { strayIn } from '../material/stray-words.ts';
import { answerPrompt } from '../prompts/answer.ts';
import { answers, replies, windows } from '../tuning.ts';
import { isAcceptable } from '../verify/accept-reply.ts';
import { isMarker } from '../verify/check-claim.ts';
import { markVerbatim } from '../verify/mark-verbatim.ts';
import { verifyClaims } from '../verify/verify-claims.ts';

const reply = z.object({ answer: z.array(z.object({ text: z.string(), sentences: z.array(z.string()) })) });

/**
 * Answers each question from the passages that speak of it. Without a sentence that passes verification it is refused, in the words of
 * the engine without a model.
 */
export async function answer(
  asking: Asking,
  corpus: Corpus,
  { questions, language }: { questions: readonly string[]; language: Language },
  options: StageOptions = {},
): Promise<AnsweredQuestion[]> {
  return Promise.all(questions.map((question) => answerOne(asking, corpus, question, language, options)));
}

async function answerOne(
  asking: Asking,
  corpus: Corpus,
  question: string,
  language: Language,
  options: StageOptions,
): Promise<AnsweredQuestion> {
  const [found] = (await answerFromText(corpus, { questions: [question], language }, options)) as [AnsweredQuestion];
  const ranked = await retrievePassages(asking, corpus, { text: question }, options);
  const room = roomFor(asking.client, answerPrompt, replies.answer);
  const [pack = []] = packPassages(corpus, ranked, { room, maxTokens: windows.evidenceTokens });
  const offer = offerSentences(corpus, sentencesOfPassages(corpus, pack));
  if (offer.sentences.size === 0) return found;
  const { answer: sentences } = await asking.client.ask(
    {
      ...{ stage: 'answer', prompt: answerPrompt, schema: reply, maxOutputTokens: replies.answer, mask: asking.mask },
      parts: [
        languagePart(language),
        { data: question, label: 'Question', isTeams: true },
        { data: offer.text, label: 'Sentences' },
      ],
      accept: ({ answer }) =>
        isAcceptable(
          { texts: answer.map((a) => a.text), ids: answer.flatMap((a) => a.sentences) },
          { offered: offer.sentences, language },
        ),
    },
    options,
  );
  const claims = sentences.map(({ text, sentences: ids }) => ({
    text,
    cited: [...new Set(ids.flatMap((id) => offer.sentences.get(id) ?? []))],
  }));
  const verified = await verifyClaims(asking, corpus, claims, { question, known: question, language }, options);
  const kept = verified.filter((one) => one !== null);
  if (kept.length === 0) return refused(corpus, found, language);
  const cited = [...new Set(kept.flatMap((one) => one.cited.map((i) => corpus.reading.sentences[i]?.passage ?? -1)))];
  const passages = cited.map((p, rank) => passageOf(corpus, p, 1 - rank / maxPassagesShown, language));
  const others = found.passages.filter((p) =>
    passages.every((q) => q.documentId !== p.documentId || q.start !== p.start),
  );
  return {
    ...{ question, refused: false, confidence: Math.max(found.confidence, answers.minConfidence) },
    answer: kept.map((one) => markVerbatim(corpus, one, language)).join(isUnspaced(language) ? '' : ' '),
    passages: [...passages, ...others].slice(0, maxPassagesShown),
  };
}

/**
 * The refusal of the built-in engine, which lists topics; those that come only from sentences that dictate wording are left out.
 * Where that engine would have answered, the model found no answer in the same sentences.
 */
function refused(corpus: Corpus, found: AnsweredQuestion, language: Language): AnsweredQuestion {
  const { templates } = languagePack(language);
  const topics = keyPhrases(corpus, []).filter(
    (phrase) =>
      strayIn(corpus, phrase, { language })?.kind !== 'asked' && !isMarker(corpus, phrase, { known: '', language }),
  );
  return {
    ...found,
    refused: true,
    answer: templates.refusal(topics.slice(0, answers.maxTopicsOfRefusal)),
    confidence: Math.min(found.confidence, answers.maxConfidenceOfRefusal),
  };
}

function passageOf(
  corpus: Corpus,
  index: number,
  score: number,
  language: Language,
): AnsweredQuestion['passages'][number] {
  const { document, start, end, from, to } = corpus.reading.passageSpans[index] as CorpusPassage;
  const names = corpus.reading.sentences
    .slice(from, to)
    .map((s) => nameOfVoice(corpus, voiceOf(corpus.reading, s), language));
  const [name, ...more] = new Set(names.filter((n) => n !== null));
  const { id = 0, fileName = '', text = '' } = corpus.documents[document] ?? {};
  return {
    ...{ documentId: id, fileName, start, end, text: text.slice(start, end) },
    ...{ speaker: more.length === 0 ? (name ?? null) : null, score: Number(score.toFixed(4)) },
  };
}
