import type { Role } from '#contract/roles.ts';

/** What an invited person becomes, within a sentence. */
export const roleInWords: Record<Role, string> = {
  company_admin: 'an administrator: you can do everything, and manage users',
  company_user: 'a company user: you can work with all projects, documents, insights, topics and people',
  client: 'a client: you can read the projects that were shared with you',
};
