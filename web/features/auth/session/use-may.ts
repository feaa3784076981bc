import type { Action } from '#contract/roles.ts';
import { mayDo } from './may.ts';
import { useSession } from './session.tsx';

/** Whether the signed-in user may do this. Components ask it and know no role. */
export function useMay(action: Action): boolean {
  return mayDo(useSession().user?.role, action);
}
