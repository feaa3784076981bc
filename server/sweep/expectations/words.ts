import { type ActorName, traitsOf } from '../actors.ts';
import type { Said } from './row.ts';

const ofProject: Said[] = ['project', 'person', 'quote', 'file'];
const ofInsights: Said[] = ['insight', 'topic', 'question'];
const ofChats: Said[] = ['conversation'];
const readableByClients: Record<string, Said[]> = {
  none: [],
  chat: [...ofProject, ...ofChats],
  insights: [...ofProject, ...ofInsights],
  both: [...ofProject, ...ofInsights, ...ofChats],
};

/**
 * Words in a text that the actor may not read: of the other company, of another project, or of a kind that the role may
 * not see.
 */
export function wordsNotFor(actor: ActorName, signedIn: boolean, text: string): string[] {
  const { company, role, grants = 'none', account = 'user' } = traitsOf(actor);
  const may = (whose: string, far: string, kind: Said | undefined, name: string) => {
    if (whose !== company || (role === 'none' && !signedIn)) return false;
    if (kind === 'company') return true;
    if (kind === 'user') return role === 'admin' || name === account;
    if (role === 'admin') return true;
    if (role === 'staff') return kind !== 'invitation';
    return role === 'client' && !far && !!kind && !!readableByClients[grants]?.includes(kind);
  };
  return [...text.matchAll(/zq(amber|cobalt)(far)?(?:-([a-z]+))?(?:-([a-z0-9]+))?/gi)]
    .filter(([, whose = '', far = '', kind, name = '']) => {
      return !may(whose.toLowerCase(), far, kind?.toLowerCase() as Said | undefined, name.toLowerCase());
    })
    .map(([word]) => word);
}
