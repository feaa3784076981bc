import type { Project } from '#contract/projects.ts';
import { type CompanyScope, openNewProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { readSampleFiles, sampleProject } from '../../sample/sample-project.ts';
import { addRun } from '../analysis/service.ts';
import { addDocument, readFile } from '../documents/service.ts';
import { addProject } from '../projects/service.ts';

/**
 * Creates the sample project with its documents and their analysis, in one transaction. Every call creates another one:
 * each colleague may have one, and can start over after deleting it.
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
