import { parseBlocks } from '#contract/documents/packed-blocks.ts';
import { ownNameOf } from '#engine/evidence/speaker-name.ts';
import type { DocumentOfVoice, WordsOfVoices } from '#engine/evidence/words-of-voices.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import type { Keep } from '../conversations/service.ts';
import { allDocuments, cutsIn, engineInputs, type Redaction, redact } from '../documents/service.ts';
import { type DocumentVersion, knownVoicesIn } from '../known-voices/service.ts';
import { type KnownPerson, registerOf, voicesOf, withoutNumber } from '../people/service.ts';
import { readProject } from '../projects/service.ts';
import type { Carry } from '../rebuilt-insights/service.ts';
import { type ErasedName, namesToErase, patternOf, withoutNames } from './names.ts';

type Needs = Pick<Deps, 'db' | 'engine'>;
export type PersonScope = ProjectScope & { personId: number };

export type PlannedDocument = {
  id: number;
  fileName: string;
  /** Its name without that of the person. */
  newName: string;
  outcome: 'redacted' | 'deleted';
  /** The text that the plan was made for. */
  text: string;
  /** What the person says in it. */
  words: string;
  redaction: Redaction;
  passages: number;
  mentions: number;
  /** The names as others say them. */
  mentioned: string[];
};

/** What goes when a person is erased, and where everything else is afterwards. Nothing is changed yet. */
export type Plan = {
  person: KnownPerson;
  /** The ids under which conversations know the person. */
  personIds: number[];
  names: (ErasedName & { mentions: number })[];
  documents: PlannedDocument[];
  /** The documents that stay as they are. */
  untouched: number[];
  /** Finds the names that are the person's alone; null without any. */
  pattern: RegExp | null;
  carry: Carry;
  keep: Keep;
};

/** `given`: the names to look for; those that Earshot knows where it is missing. */
export async function planErasure(
  deps: Needs,
  scope: PersonScope,
  given?: readonly string[] | undefined,
): Promise<Plan> {
  const register = await registerOf(deps.db, scope);
  const person = register.get(scope.personId);
  if (!person) throw notFound();
  const others = [...new Set(register.values())].filter((other) => other !== person);
  const inputs = await engineInputs(deps, scope, await allDocuments(deps.db, scope));
  const found = await wordsOf(deps, scope, { person, others, inputs });
  const { language } = await readProject(deps, scope);
  const nameOf = ({ name }: KnownPerson) => ownNameOf(withoutNumber(name), language) ?? [];
  const names = namesToErase([...found.names, ...[person].flatMap(nameOf)], {
    ...{ given, others: [...found.otherNames, ...others.flatMap(nameOf)] },
  });
  const byId = new Map(found.documents.map((document) => [document.documentId, document]));
  const documents = inputs.flatMap((input) => planned(input, byId.get(input.id), names));
  const touched = new Set(documents.map(({ id }) => id));
  const carry = carryOf(documents);
  return {
    ...{ person, personIds: [person.id, ...person.mergedIds], documents, carry },
    names: names.map((name) => ({ ...name, mentions: countOf(name.name, documents) })),
    untouched: inputs.map(({ id }) => id).filter((id) => !touched.has(id)),
    pattern: patternOf(names.filter((one) => one.isTheirsAlone).map(({ name }) => name)),
    keep: (passage) => carry(passage),
  };
}

type Reading = {
  person: KnownPerson;
  others: readonly KnownPerson[];
  inputs: readonly (EngineInput & DocumentVersion)[];
};

/** Asks the thread of the conversations, so that no one waits for an analysis. */
async function wordsOf(deps: Needs, scope: ProjectScope, { person, others, inputs }: Reading): Promise<WordsOfVoices> {
  const nothing: WordsOfVoices = { voices: [], names: [], otherNames: [], documents: [] };
  if (inputs.length === 0) return nothing;
  const { key, given } = await knownVoicesIn(deps.db, scope, inputs);
  const voices = { voices: voicesOf(person), others: others.flatMap(voicesOf) };
  return deps.engine.withChatCorpus(
    key,
    async () => given(inputs),
    (corpus) => corpus.wordsOfVoices(voices),
  );
}

function planned(
  { id, fileName, text, blocksJson }: EngineInput,
  said: DocumentOfVoice | undefined,
  names: readonly ErasedName[],
): PlannedDocument[] {
  const { words = [], labels = [], isAlone = false } = said ?? {};
  const isOwn = words.length > 0;
  // A name that others have, too, is taken for the person's where the person speaks.
  const pattern = patternOf(names.filter((one) => one.isTheirsAlone || isOwn).map(({ name }) => name));
  const newName = withoutNameInFile(fileName, names, isOwn);
  if (!isOwn && newName === fileName && !(pattern && new RegExp(pattern.source, 'u').test(text))) return [];
  const blocks = parseBlocks(blocksJson);
  const cuts = cutsIn(text, blocks, words, { pattern, labels });
  if (cuts.length === 0 && newName === fileName) return [];
  const passages = cuts.filter((cut) => cut.what === 'words');
  const named = isAlone ? [] : cuts.filter((cut) => cut.what === 'name');
  const mentioned = named.map(({ start, end }) => text.slice(start, end));
  return [
    {
      ...{ id, fileName, newName, text, outcome: isAlone ? 'deleted' : 'redacted' },
      words: isAlone ? text : passages.map(({ start, end }) => text.slice(start, end)).join('\n'),
      redaction: redact(text, blocks, cuts),
      ...{ passages: passages.length, mentions: mentioned.length, mentioned },
    },
  ];
}

/** Files are often named in lower case. */
function withoutNameInFile(fileName: string, names: readonly ErasedName[], isOwn: boolean): string {
  const pattern = patternOf(names.filter((one) => one.isTheirsAlone || isOwn).map(({ name }) => name));
  return pattern ? withoutNames(fileName, new RegExp(pattern.source, 'giu')) : fileName;
}

function carryOf(documents: readonly PlannedDocument[]): Carry {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (place) => {
    const document = byId.get(place.documentId);
    if (!document) return place;
    const to = document.outcome === 'deleted' ? null : document.redaction.carry(place);
    if (!to) return null;
    const quote = 'quote' in place ? { quote: document.redaction.text.slice(to.start, to.end) } : {};
    return { ...place, ...to, ...quote };
  };
}

/** How often others say the name, by itself, in the documents that stay. */
function countOf(name: string, documents: readonly PlannedDocument[]): number {
  const pattern = patternOf([name]);
  const found = documents.flatMap(({ mentioned }) => mentioned);
  return found.filter((one) => pattern && one.match(pattern)?.[0] === one).length;
}
