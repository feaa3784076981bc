import type { ProjectScope } from '../../access/scope.ts';
import type { Tx } from '../../db/client.ts';
import type { Carry } from '../rebuilt-insights/service.ts';
import { deletePeople, listOfProject, updatePerson } from './repo.ts';

/** Deletes a person with those who were merged into them; the quotes of the others move with the texts of their documents. */
export async function erasePeople(
  tx: Tx,
  scope: ProjectScope,
  { ids, carry }: { ids: readonly number[]; carry: Carry },
): Promise<void> {
  await deletePeople(tx, scope, ids);
  for (const person of await listOfProject(tx, scope)) {
    const evidence = person.evidence.map((quote) => carry(quote));
    if (evidence.some((quote, i) => quote !== person.evidence[i]))
      await updatePerson(tx, scope, person.id, { evidence: evidence.flatMap((quote) => quote ?? []) });
  }
}
