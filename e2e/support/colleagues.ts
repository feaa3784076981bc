import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import type { Role } from '../../contract/roles.ts';

export type Join = { name: string; role: Role; team?: string; projectId?: number };

/** Moves accounts into another one's company, as accepted invitations would. The server that has the folder must have ended. */
export async function joinCompany(dataDir: string, host: string, joins: readonly Join[]): Promise<void> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { vector } });
  for (const { name, role, team = null, projectId } of joins) {
    await database.query(
      `update users set role = $3, team_name = $4, company_id = host.company_id, company_name = host.company_name
       from users host where users.username = $1 and host.username = $2`,
      [name, host, role, team],
    );
    if (projectId === undefined) continue;
    await database.query(
      `insert into project_access (company_id, project_id, user_id, can_view_insights, can_view_chat)
       select projects.company_id, projects.id, users.id, true, false from projects, users
       where projects.id = $1 and users.username = $2`,
      [projectId, name],
    );
  }
  await database.close();
}
