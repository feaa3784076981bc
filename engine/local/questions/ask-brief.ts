import type { Language } from '#contract/languages.ts';
import { briefWording } from '#engine/language/brief-wording.ts';
import { languagePack } from '#engine/language/pack.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Brief } from '../../engine.ts';
import { maxQuestions } from '../../tuning.ts';
import { namedThing } from '../claims/named-thing.ts';
import { minLeadLength } from '../tuning/questions.ts';
import { type AnsweredQuestion, answeredGuide, asksTheSame } from './answered-guide.ts';
import { subjectsAsked } from './brief/asked-in-brief.ts';
import { inOrderOfBrief } from './brief/brief-order.ts';
import { questionsInBrief } from './brief/brief-questions.ts';
import { type QuestionList, questionList } from './question-list.ts';

/** `guide`: the guide's questions that the brief does not ask; `taken`: those of them that take the place of a subject of the brief. */
type BriefAsked = {
  readonly list: QuestionList;
  readonly guide: readonly AnsweredQuestion[];
  readonly taken: ReadonlySet<AnsweredQuestion>;
};

/** What a brief asks, as the beginning of the list, and what else the material's guide does. */
export function askBrief(corpus: Corpus, brief: Brief, language: Language, limit: number): BriefAsked {
  // What a brief asks twice in nearly the same words is asked of two things: "who checks the flour", "who checks the oven".
  const list = questionList([...new Set(questionsInBrief(brief, language))], limit, language);
  const guide = answeredGuide(corpus, language).filter((one) =>
    list.texts.every((own) => !asksTheSame(corpus, own, one)),
  );
  // What a brief only names is asked in the words of an interviewer where one asked it.
  const subjects = subjectsAsked(brief, language).map((subject) => ({
    subject,
    same: guide.filter((one) => asksTheSame(corpus, subject, one)),
  }));
  // What only names a topic leaves a place for other things that people say.
  const maxSubjects = limit === maxQuestions ? limit - 1 : limit;
  for (const { subject, same } of subjects)
    if (list.texts.length < maxSubjects) list.add((isStandIn(subject, language) && same[0]?.text) || subject);
  const ordered = questionList(inOrderOfBrief(list.texts, brief), limit, language);
  return { list: ordered, guide, taken: new Set(subjects.flatMap(({ same }) => same)) };
}

/** Whether a question is only a frame for what a brief names: an interviewer's is asked instead. */
function isStandIn(asked: string, language: Language): boolean {
  if (namedThing(asked, [language])) return true;
  const { about } = languagePack(language).templates.question;
  const leads = [about('\0'), about(`${briefWording(language).whether} \0`)].flatMap((text) => text.split('\0'));
  return leads.some((lead) => lead.length > minLeadLength && asked.includes(lead));
}
