import type { Project } from '#contract/projects.ts';
import { type CompanyScope, openNewProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { readSampleFiles, sampleProject } from '../../sample/sample-project.ts';
import { addRun } from '../analysis/service.ts';
import { addDocument, readFile } from '../documents/service.ts';
import { addProject } from '../projects/service.ts';

/**
 * The sample project with its documents and the analysis of them, all of it or nothing. Every call makes another one:
 * colleagues may each have theirs, and who deleted the first may try again.
 */
export async function createSampleProject(
  deps: Pick<Deps, 'db' | 'jobs' | 'config'>,
  scope: CompanyScope,
): Promise<{ project: Project; sessionKey: string }> {
  const documents = await Promise.all((await readSampleFiles()).map(readFile));
  return deps.db.transaction(async (tx) => {
    const project = await addProject(tx, scope, sampleProject);
    const place = openNewProject(scope, project.id);
    const documentIds: number[] = [];
    for (const document of documents) documentIds.push((await addDocument(deps, tx, place, document)).id);
    return { project, sessionKey: await addRun(deps, tx, place, documentIds) };
  });
}
