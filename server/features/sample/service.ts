import type { Project } from '#contract/projects/projects.ts';
import { type CompanyScope, openNewProject } from '../../access/scope.ts';
import type { Deps } from '../../deps.ts';
import { readSampleFiles, sampleProject } from '../../sample/sample-project.ts';
import { addRun } from '../analysis/service.ts';
import { addDocument, readFile } from '../documents/service.ts';
import { modelFor } from '../model-usage/service.ts';
import { addProject, shown } from '../projects/service.ts';

/**
 * Creates the sample project with its documents and their analysis, in one transaction. Every call creates another one:
 * each colleague may have one, and can start over after deleting it.
 */
export async function createSampleProject(
  deps: Pick<Deps, 'db' | 'jobs' | 'config' | 'extract' | 'reading'>,
  scope: CompanyScope,
): Promise<{ project: Project; sessionKey: string }> {
  const files = await readSampleFiles();
  const documents = await deps.reading.withPlace(scope.companyId, (inTurn) =>
    Promise.all(files.map((file) => inTurn((turn) => readFile(deps, file, turn)))),
  );
  const model = await modelFor(deps, scope, { engine: null, maskPersonalData: false });
  const { project, sessionKey } = await deps.db.transaction(async (tx) => {
    const project = await addProject(tx, scope, sampleProject);
    const place = openNewProject(scope, project.id);
    const documentIds: number[] = [];
    for (const document of documents) documentIds.push((await addDocument(deps, tx, place, document)).id);
    return { project, sessionKey: await addRun(deps, tx, place, { documentIds, model }) };
  });
  return { project: await shown(deps, scope, project), sessionKey };
}
