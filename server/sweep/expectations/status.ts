import { type ActorName, traitsOf } from '../actors.ts';
import type { Kind, Placing, Row } from './row.ts';

/** The possible placements of a call's ids. */
const placings: Record<Kind, Placing[]> = {
  project: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  document: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  insight: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  duplicate: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  dismissed: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  topic: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  person: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  namesake: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  chat: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  reply: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  groupReply: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  group: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  trashedInsight: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  trashedQuestion: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  trashedTopic: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  trashedChat: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  trashedGroup: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  run: ['own', 'sibling', 'foreign', 'missing'],
  client: ['own', 'foreign', 'missing', 'malformed'],
  erasure: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  invitation: ['own', 'foreign', 'missing', 'malformed'],
  session: ['own', 'foreign', 'missing', 'malformed'],
  credentials: ['own', 'foreign', 'missing'],
  address: ['own', 'foreign', 'missing'],
  verification: ['own', 'foreign', 'missing'],
  reset: ['own', 'foreign', 'missing'],
  promise: ['own', 'foreign', 'missing'],
};
export type Placed = Record<string, Placing>;

/** All own, then each id elsewhere in turn, then all of them elsewhere together. */
export function placingsOf({ ids = {} }: Row): Placed[] {
  const slots = Object.entries(ids);
  const all = (placing: Placing): Placed => Object.fromEntries(slots.map(([name]) => [name, placing]));
  const each = slots.flatMap(([name, { kind }]) =>
    placings[kind].filter((p) => p !== 'own').map((p) => ({ ...all('own'), [name]: p })),
  );
  const together: Placing[] = slots.length > 1 ? ['foreign'] : [];
  if (slots.some(([, { within }]) => within)) together.push('sibling');
  return [all('own'), ...each, ...together.map(all)];
}

const ranks = { none: 0, client: 1, staff: 2, admin: 3 };
const needed = { public: 0, member: 1, insights: 1, chat: 1, project: 1, staff: 2, admin: 3 };

type Call = { success: number; safe: boolean };

/** The status that the matrix requires, in its order of checks. */
export function expectedStatus(actor: ActorName, row: Row, placed: Placed, { success, safe }: Call): number {
  const { role, grants, viewer } = traitsOf(actor);
  if (row.who !== 'public' && role === 'none') return 401;
  if (row.who !== 'public' && viewer && (!safe || row.ownOnly)) return 403;
  if (ranks[role] < needed[row.who]) return 403;
  if (Object.values(placed).includes('malformed')) return 400;
  const [opened] = Object.values(placed);
  for (const [name, { within, strange = 404 }] of Object.entries(row.ids ?? {})) {
    const placing = placed[name];
    if (placing === 'foreign' || placing === 'missing' || (within && placing !== opened)) return strange;
    if (role === 'client' && ['insights', 'chat', 'project'].includes(row.who)) {
      const held = placing === 'sibling' ? 'none' : grants;
      if (held === 'none') return 404;
      if (row.who === 'insights' && held === 'chat') return 403;
      if (row.who === 'chat' && held === 'insights') return 403;
    }
  }
  return row.refuses?.[actor] ?? success;
}
