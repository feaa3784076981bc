import type { Language } from '#contract/languages.ts';
import { type FoundPerson, NoUsableTextError } from '#engine/engine.ts';
import { combinePeople, sharersOf, shareVoice } from '#engine/evidence/combine-people.ts';
import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { EngineInput } from '../../jobs/engine-calls.ts';
import { demandAsRead, engineInputs } from '../documents/service.ts';
import { materialKey } from '../known-voices/service.ts';
import { withProjectModel } from '../model-usage/service.ts';
import { lockProject, readProject } from '../projects/service.ts';
import {
  countPeople,
  deletePeople,
  insertPeople,
  listOfProject,
  type Profile,
  type StoredPerson,
  updatePerson,
} from './repo.ts';
import {
  checkQuotes,
  documentsOfVoices,
  freeName,
  type Match,
  matched,
  nameAfter,
  related,
  voicesAfter,
  voicesOf,
} from './rules.ts';

type Needs = Pick<Deps, 'db' | 'engine' | 'config' | 'log'>;
type Reading = { documents: EngineInput[]; people: FoundPerson[] };
/** What the engine found; by id, for those who share a voice with others, what it finds in their own documents. */
type Findings = Reading & { language: Language; own: ReadonlyMap<number, FoundPerson[]> };

/**
 * Finds the people in the documents and stores their profiles; known ones are updated. With `again`, only those people are
 * rewritten, and those no longer found are deleted.
 */
export async function identify(
  deps: Needs,
  scope: ProjectScope,
  { documentIds, again }: { documentIds: readonly number[]; again?: readonly number[] | undefined },
): Promise<void> {
  const findings = await readAll(deps, scope, documentIds);
  await deps.db.transaction(async (tx) => {
    await lockProject(tx, scope);
    // A document deleted or redacted while it was being read fails this attempt; the next one reads what is left.
    await demandAsRead(tx, scope, new Map(findings.documents.map((d) => [d.id, d.text])));
    await store(tx, scope, findings, again && new Set(again));
  });
}

async function store(tx: Tx, scope: ProjectScope, findings: Findings, again?: ReadonlySet<number>): Promise<void> {
  const standing = await listOfProject(tx, scope);
  const taken = new Set(standing.map((p) => p.name));
  const { matches, created } = matched(findings.people, standing);
  const meant = matches.filter(({ person }) => !again || again.has(person.id));
  for (const match of meant) {
    const profile = profileAfter(match, findings, taken);
    if (!profile) continue;
    taken.delete(match.person.name);
    taken.add(profile.name);
    await updatePerson(tx, scope, match.person.id, profile);
  }
  if (again) {
    const found = new Set(meant.map(({ person }) => person.id));
    const lost = standing.filter((p) => again.has(p.id) && !found.has(p.id));
    await deletePeople(
      tx,
      scope,
      lost.map((p) => p.id),
    );
    return;
  }
  const named = created.map((person) => {
    const name = freeName(person.name, taken);
    taken.add(name);
    return { ...person, name };
  });
  await insertPeople(tx, scope, named);
}

/** What is written of a known person. What people of the team set stays, and so does the emoji that users know. */
function profileAfter(
  match: Match<StoredPerson>,
  { language, own }: Findings,
  taken: ReadonlySet<string>,
): Omit<Profile, 'emoji'> | undefined {
  const { person, shared } = match;
  const [first, ...others] = shared ? (own.get(person.id) ?? []) : match.parts;
  // Split off while the documents were being read: the split has queued another reading.
  if (!first) return undefined;
  const { emoji: _, title, ...profile } = combinePeople([first, ...others], language);
  const otherNames = new Set([...taken].filter((name) => name !== person.name));
  const voices = voicesAfter(match);
  return {
    ...profile,
    name: nameAfter(person, first.name, otherNames),
    title: person.retitled ? person.title : title,
    voices,
    documentIds: documentsOfVoices(voices),
  };
}

/** Also reads the other documents of known people, so that a profile covers everything the person said. */
async function readAll(deps: Needs, scope: ProjectScope, documentIds: readonly number[]): Promise<Findings> {
  const { language } = await readProject(deps, scope);
  const read = await readPeople(deps, scope, documentIds, language);
  const standing = await listOfProject(deps.db, scope);
  const known = related(read.people, standing);
  const elsewhere = [...new Set(known.flatMap((p) => p.documentIds))].filter((id) => !documentIds.includes(id));
  const whole = elsewhere.length === 0 ? read : await readPeople(deps, scope, [...documentIds, ...elsewhere], language);
  const wanted = [...read.people.flatMap((p) => p.voices), ...known.flatMap(voicesOf)];
  const readBefore = sharersOf(read.people);
  const people = sharersOf(whole.people)(wanted).map((p) => withEmojiOf(readBefore(p.voices), p));
  const own = new Map<number, FoundPerson[]>();
  for (const match of matched(people, standing).matches.filter((m) => m.shared)) {
    const voices = voicesAfter(match);
    const alone = await readPeople(deps, scope, documentsOfVoices(voices), language);
    own.set(
      match.person.id,
      alone.people.filter((p) => shareVoice(voices, p.voices)),
    );
  }
  return { documents: whole.documents, people, language, own };
}

/** The emoji of the first reading: they go on where those of earlier people ended. */
const withEmojiOf = ([first]: readonly FoundPerson[], person: FoundPerson): FoundPerson =>
  first ? { ...person, emoji: first.emoji } : person;

/** Empty when the documents contain no sentence or no longer exist. */
async function readPeople(
  deps: Needs,
  scope: ProjectScope,
  documentIds: readonly number[],
  language: Language,
): Promise<Reading> {
  const documents = await engineInputs(deps, scope, documentIds);
  if (documents.length === 0) return { documents, people: [] };
  const known = await countPeople(deps.db, scope);
  try {
    // The name that an analysis gives these documents, which it may have read shortly before.
    const people = await withProjectModel(deps, scope, {}, (options) =>
      deps.engine.withCorpus(
        materialKey(scope, documents),
        documents,
        (corpus) => corpus.findPeople({ language, known }),
        options,
      ),
    );
    checkQuotes(people, new Map(documents.map((d) => [d.id, d.text])));
    return { documents, people: people.map((p) => ({ ...p, documentIds: documentsOfVoices(p.voices) })) };
  } catch (error) {
    if (error instanceof NoUsableTextError) return { documents, people: [] };
    throw error;
  }
}
