import type { Language } from '#contract/languages.ts';
import { can } from '#contract/roles.ts';
import type { QueryOf } from '#contract/route.ts';
import type { SearchResult, search as searchRoute } from '#contract/search.ts';
import { placeOf } from '#engine/evidence/place-of.ts';
import { likePatterns, rankTexts, wordsOfSearch } from '#engine/search/rank-texts.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { projectIdsWithChats, projectIdsWithInsights } from '../projects/service.ts';
import * as repo from './repo.ts';
import {
  answering,
  asLanguage,
  choose,
  type Searched,
  searchedDocument,
  searchedInsight,
  searchedMessage,
  searchedPassage,
  searchedTitle,
  shownResult,
} from './rules.ts';

type Needs = Pick<Deps, 'db'>;
type Asked = QueryOf<typeof searchRoute>;
type Languages = ReadonlyMap<number, Language>;

const usualLimit = 20;

/** What is not there, or not for the caller, is not found: a filter says nothing about whether it exists. */
export async function search({ db }: Needs, scope: CompanyScope, asked: Asked): Promise<SearchResult[]> {
  const mayReadDocuments = can(scope.role, 'documents.read') === 'allowed';
  if (asked.documentId !== undefined && !mayReadDocuments) return [];
  const isWanted = (id: number) => asked.projectId === undefined || id === asked.projectId;
  const insights = (await projectIdsWithInsights({ db }, scope)).filter(isWanted);
  const chats = (await projectIdsWithChats({ db }, scope)).filter(isWanted);
  const rows = await repo.languagesOf(db, scope, [...new Set([...insights, ...chats])]);
  const languages: Languages = new Map(rows.map(({ id, language }) => [id, asLanguage(language)]));
  const spoken = [...new Set(languages.values())];
  const words = wordsOfSearch(asked.q, spoken);
  if (words.length === 0 || spoken.length === 0) return [];
  const wanted = { words: likePatterns(words, spoken), documentId: asked.documentId, person: asked.person };
  const texts = [
    ...(mayReadDocuments ? await materialLike({ db }, scope, { ...wanted, projectIds: insights }, languages) : []),
    ...(await insightsLike({ db }, scope, { ...wanted, projectIds: insights }, languages)),
    ...(await conversationsLike({ db }, scope, { ...wanted, projectIds: chats }, languages)),
  ];
  const ranked = rankTexts(words, texts).flatMap((found) => {
    const text = texts[found.index];
    return text ? [{ ...text, found }] : [];
  });
  const results = choose(ranked, asked.limit ?? usualLimit).map((one) => shownResult(one, one.found));
  return Promise.all(results.map((result) => withPlace({ db }, scope, result, languages)));
}

async function materialLike(
  { db }: Needs,
  scope: CompanyScope,
  wanted: repo.Wanted,
  languages: Languages,
): Promise<Searched[]> {
  const passages = (await repo.passagesLike(db, scope, wanted)).flatMap(searchedPassage);
  // A document is nobody's words.
  if (wanted.person !== undefined) return passages.filter(saidBy(wanted.person));
  const documents = await repo.documentsLike(db, scope, wanted);
  return [
    ...passages,
    ...documents.map((document) => searchedDocument(document, asLanguage(languages.get(document.projectId)))),
  ];
}

async function insightsLike(
  { db }: Needs,
  scope: CompanyScope,
  wanted: repo.Wanted,
  languages: Languages,
): Promise<Searched[]> {
  const found = await repo.insightsLike(db, scope, wanted);
  return found.flatMap((insight) => searchedInsight(insight, asLanguage(languages.get(insight.projectId))));
}

/** Whoever is looked for by name or document says it in a message; titles are the team's. */
async function conversationsLike(
  { db }: Needs,
  scope: CompanyScope,
  wanted: repo.Wanted,
  languages: Languages,
): Promise<Searched[]> {
  const { person, documentId } = wanted;
  const languageOf = ({ projectId }: { projectId: number }) => asLanguage(languages.get(projectId));
  const found: Searched[] = [];
  for (const kind of ['insight', 'people'] as const) {
    const messages = await repo.messagesLike(db, kind, scope, wanted);
    const names = await repo.namesOf(db, scope, answering(messages));
    found.push(...messages.flatMap((m) => searchedMessage(m, languageOf(m.conversation), names)));
    if (person !== undefined || documentId !== undefined) continue;
    const titled = await repo.titlesLike(db, kind, scope, wanted);
    found.push(...titled.map((conversation) => searchedTitle(conversation, languageOf(conversation))));
  }
  return person === undefined ? found : found.filter(saidBy(person));
}

const saidBy =
  (person: string) =>
  ({ place: { speaker } }: Searched): boolean =>
    speaker?.toLowerCase() === person.toLowerCase();

/** Where a passage stands, in words, as far as its file says. */
async function withPlace(
  { db }: Needs,
  scope: CompanyScope,
  result: SearchResult,
  languages: Languages,
): Promise<SearchResult> {
  const { kind, documentId, start, projectId, fileName } = result;
  if (kind !== 'passage' || documentId === null || start === null) return result;
  const block = await repo.blockAt(db, scope, documentId, start);
  const isAddressed = block && (block.cue ?? block.page ?? block.row ?? block.line) !== undefined;
  if (!isAddressed) return result;
  const document = { id: documentId, fileName: fileName ?? '', text: '', blocks: [block] };
  return { ...result, place: placeOf(document, start, asLanguage(languages.get(projectId))) };
}
