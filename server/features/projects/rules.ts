import type { Project } from '#contract/projects/projects.ts';
import type { StoredProject } from './repo.ts';

/** A project uses the company's language model unless people chose otherwise; without one there is only the local engine. */
export const withEngine = (project: StoredProject, companyModel: string | null): Project => ({
  ...project,
  companyModel,
  engine: companyModel !== null && project.engine !== 'embedded' ? 'model' : 'embedded',
});
