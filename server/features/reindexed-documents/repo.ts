import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { companies, documentChunks, insights, modelSettings, projects } from '../../db/schema.ts';

type Company = { companyId: number };

/** The companies whose settings name an embedding model; all of them where the environment does. */
export function companiesWithModels(db: Db, servesAll: boolean): Promise<Company[]> {
  return db
    .select({ companyId: companies.id })
    .from(companies)
    .leftJoin(modelSettings, eq(modelSettings.companyId, companies.id))
    .where(servesAll ? undefined : isNotNull(modelSettings.embeddingModel))
    .orderBy(companies.id);
}

/** A document, and in whose name its vectors are made again: that of the project's owner. */
export type StaleDocument = { documentId: number; projectId: number; userId: number };

/** The company's first documents with passages of another embedding model, where the project does not use the built-in engine. */
export function staleDocuments(
  db: Db,
  { companyId }: Company,
  vectors: string,
  most: number,
): Promise<StaleDocument[]> {
  const ofDocument = and(eq(documentChunks.insightId, insights.id), eq(documentChunks.companyId, insights.companyId));
  const stale = db
    .select({ one: sql`1` })
    .from(documentChunks)
    .where(and(ofDocument, sql`${documentChunks.embeddingModel} is distinct from ${vectors}`));
  return db
    .select({ documentId: insights.id, projectId: projects.id, userId: projects.userId })
    .from(insights)
    .innerJoin(projects, and(eq(projects.id, insights.projectId), eq(projects.companyId, insights.companyId)))
    .where(
      and(
        ...[eq(insights.companyId, companyId), eq(insights.source, 'upload')],
        or(isNull(projects.engine), ne(projects.engine, 'embedded')),
        sql`exists ${stale}`,
      ),
    )
    .orderBy(insights.id)
    .limit(most);
}
