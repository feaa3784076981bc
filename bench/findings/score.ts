import type { FoundInsight, FoundPerson } from '#engine/engine.ts';
import { faultsOf } from './faults.ts';
import type { Study } from './studies.ts';

export type Findings = {
  questions: readonly string[];
  insights: readonly FoundInsight[];
  people: readonly FoundPerson[];
};

/** `[part, whole]`. */
type Share = readonly [number, number];
export type Scores = {
  questions: Share;
  leads: Share;
  groups: Share;
  /** Quotes beside a coded lead, by people who speak of the same: those that carry one of its codes. */
  voices: Share;
  faults: Share;
  fields: Share;
  /** Coded characters of all that participants said: what quotes taken at random would reach. */
  coded: Share;
};

/** Letters that two questions must share, as the Dice coefficient of pairs of neighbouring letters, to be the same. */
const minSimilarity = 0.6;

/** Compares findings with what was coded by hand. `unfilled` are the texts of an empty field. */
export function scoresOf(study: Study, { questions, insights, people }: Findings, unfilled: readonly string[]): Scores {
  const wordings = [...study.guide.flat(), ...study.asked];
  const asked = questions.filter((q) => wordings.some((wording) => similarity(q, wording) >= minSimilarity));
  const leads = insights.filter((insight) => codesOfClaim(study, insight).length > 0);
  const titles = insights.filter(({ title }) => faultsOf(title, study.language).length > 0);
  const fields = people.flatMap(fieldsOf);
  const shared = sharedCodes(study);
  const found = new Set(insights.flatMap((insight) => codesOfTwo(study, insight)));
  const beside = insights.flatMap((insight) => besideLead(study, insight));
  return {
    questions: [asked.length, questions.length],
    leads: [leads.length, insights.length],
    groups: [shared.filter((code) => found.has(code)).length, shared.length],
    voices: [beside.filter(Boolean).length, beside.length],
    faults: [titles.length, insights.length],
    fields: [fields.filter((value) => !unfilled.includes(value)).length, fields.length],
    coded: codedShare(study),
  };
}

const fieldsOf = (p: FoundPerson) => [p.title, p.demographics, p.psychographics, p.philosophy, p.activities, p.needs];

type Quote = { fileName: string; start: number; end: number };

/** The codes of all passages that hold at least half of a quote. */
export function codesAt({ passages }: Study, { fileName, start, end }: Quote): string[] {
  const holding = passages.filter(
    (p) => p.document === fileName && Math.min(p.end, end) - Math.max(p.start, start) >= (end - start) / 2,
  );
  return [...new Set(holding.map((p) => p.code))];
}

/** Of the sentence that leads: its quote holds more of the answer than a passage that was coded. */
function codesOfClaim(study: Study, { claim, evidence: [lead] }: FoundInsight): string[] {
  return lead ? codesAt(study, { fileName: lead.fileName, ...claim }) : [];
}

/** For each quote beside a coded lead whether it carries a code of the lead. */
function besideLead(study: Study, insight: FoundInsight): boolean[] {
  const [lead, ...others] = insight.evidence;
  const codes = codesOfClaim(study, insight);
  if (codes.length === 0) return [];
  const said = others.filter(({ speaker, stance }) => stance !== 'against' && speaker !== lead?.speaker);
  return said.map((quote) => codesAt(study, quote).some((code) => codes.includes(code)));
}

/** The codes that two people of one insight carry: each document has one participant. */
function codesOfTwo(study: Study, insight: FoundInsight): string[] {
  const [lead, ...others] = insight.evidence;
  const ofClaim = codesOfClaim(study, insight).map((code) => `${code}\n${lead?.fileName}`);
  const carried = new Set([
    ...ofClaim,
    ...others.flatMap((e) => codesAt(study, e).map((code) => `${code}\n${e.fileName}`)),
  ]);
  const codes = [...carried].map((key) => key.split('\n')[0] ?? '');
  return codes.filter((code, i) => codes.indexOf(code) !== i);
}

function sharedCodes({ passages }: Study): string[] {
  const speakers = Map.groupBy(passages, (p) => p.code);
  return [...speakers].flatMap(([code, all]) => (new Set(all.map((p) => p.document)).size > 1 ? [code] : []));
}

function codedShare({ passages, documents }: Study): Share {
  const said = documents.flatMap(({ text }) =>
    text.split('\n').filter((line) => !/^(?:Interviewer|聞き手)/u.test(line)),
  );
  const coded = passages.reduce((sum, p) => sum + p.end - p.start, 0);
  return [coded, said.reduce((sum, line) => sum + line.slice(line.indexOf(':') + 1).trim().length, 0)];
}

function similarity(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)));
}
