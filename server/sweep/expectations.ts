import { type ActorName, traitsOf } from './actors.ts';
import type { PlaceKind } from './places.ts';

/**
 * Who may do what, call by call. It repeats the permission table on purpose: the sweep would prove nothing if it read
 * the table that the server uses.
 */

/**
 * Where an id is, relative to the actor: `own` in the company's near project, `sibling` in its far one, `foreign` in
 * the other company, `missing` nowhere, `malformed` is not an id at all. For a mailed token `foreign` is an expired
 * one; for credentials, a known address with a wrong password.
 */
export type Placing = 'own' | 'sibling' | 'foreign' | 'missing' | 'malformed';

type OtherKind = 'client' | 'session' | 'invitation' | 'credentials' | 'address' | 'verification' | 'reset' | 'promise';
export type Kind = PlaceKind | OtherKind;

/**
 * An id of a call. `within`: it must be in the project that the path names. `strange` is the status for a foreign or
 * missing one.
 */
export type Slot = { kind: Kind; within?: true; strange?: number };

/** The kind of a text. An actor may read the kinds it has rights to and no other. */
export type Said =
  | 'company'
  | 'user'
  | 'project'
  | 'topic'
  | 'insight'
  | 'quote'
  | 'file'
  | 'question'
  | 'person'
  | 'document'
  | 'context'
  | 'invitation';

type Ids = Record<string, unknown>;
export type Row = {
  /** `insights` and `project`: staff, and clients with that grant, or any. */
  who: 'public' | 'member' | 'staff' | 'admin' | 'insights' | 'project';
  /** In lookup order; those in the path have the names of the route's parameters. */
  ids?: Record<string, Slot>;
  query?: (ids: Ids) => Record<string, unknown>;
  body?: (ids: Ids, nth: number) => object;
  /** The call is a multipart form with a file. */
  form?: (ids: Ids) => Record<string, string>;
  /** Success changes or deletes the object, so a new one is created for each call. */
  changes?: true;
  /** Success ends the session it came with. */
  endsSession?: true;
  /** The reply is about the account that signs in, not about the sender. */
  signsIn?: true;
  /** Not available in an admin's view of a client: the caller's own account, or a file, since downloads are logged. */
  ownOnly?: true;
  refuses?: Partial<Record<ActorName, number>>;
  /** What the reply to an admin must contain: proves that a leak would be detected. */
  shows?: Said[];
};

const project: Slot = { kind: 'project' };
const documents: Slot = { kind: 'document', within: true };
const password = 'quiet-river-7';
const newcomer = (nth: number) => ({ username: `newcomer ${nth}`, password, confirmPassword: password });
const written = {
  title: 'Made insight',
  content: 'People bake by feeling.',
  tags: ['planning'],
  quote: 'Honestly I guess.',
};
const topic = (nth: number) => ({ name: `Made topic ${nth}`, color: '#10B981' });

export const matrix: Record<string, Row | Row[]> = {
  'GET /api/user': { who: 'member', shows: ['company', 'user'] },
  'GET /api/auth/check': { who: 'member' },
  'POST /api/login': {
    who: 'public',
    ids: { account: { kind: 'credentials', strange: 401 } },
    body: ({ account }) => account as object,
    endsSession: true,
    signsIn: true,
    refuses: { unverified: 403 },
  },
  'POST /api/register': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 201 } },
    body: ({ email }, nth) => ({ ...newcomer(nth), email, companyName: 'Newcomers' }),
  },
  'POST /api/logout': { who: 'public', endsSession: true },
  'POST /api/verify-email/:token': { who: 'public', ids: { token: { kind: 'verification', strange: 400 } } },
  'POST /api/resend-verification': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 200 } },
    body: ({ email }) => ({ email }),
  },
  'POST /api/forgot-password': {
    who: 'public',
    ids: { email: { kind: 'address', strange: 200 } },
    body: ({ email }) => ({ email }),
  },
  'POST /api/reset-password/:token': {
    who: 'public',
    ids: { token: { kind: 'reset', strange: 400 } },
    body: () => ({ password, confirmPassword: password }),
  },
  'POST /api/change-password': {
    who: 'member',
    body: () => ({ currentPassword: password, password, confirmPassword: password }),
  },

  'GET /api/sessions': { who: 'member', ownOnly: true },
  'DELETE /api/sessions/:id': { who: 'member', ids: { id: { kind: 'session' } }, changes: true },
  'POST /api/sessions/end-others': { who: 'member' },
  'GET /api/audit': { who: 'admin', shows: ['user'] },

  'GET /api/projects': { who: 'member', shows: ['project'] },
  'GET /api/projects/:id': { who: 'project', ids: { id: project }, shows: ['project'] },
  'POST /api/projects/generate-topics': { who: 'staff', body: () => ({ name: 'Bakeries and their evenings' }) },
  'POST /api/projects': { who: 'staff', body: (_, nth) => ({ name: 'Made', topics: [topic(nth)] }) },
  'POST /api/projects/sample': { who: 'staff' },
  'PATCH /api/projects/:id': {
    who: 'staff',
    ids: { id: project },
    body: (_, nth) => ({ name: `Changed ${nth}`, topics: [topic(nth)] }),
    changes: true,
  },
  'DELETE /api/projects/:id': { who: 'staff', ids: { id: project }, changes: true },

  'POST /api/insights': {
    who: 'staff',
    ids: { projectId: project },
    form: ({ projectId }) => ({ projectId: `${projectId}` }),
  },
  'GET /api/documents/:id/text': { who: 'staff', ids: { id: { kind: 'document' } }, shows: ['document', 'file'] },
  'GET /api/projects/:id/insights': {
    who: 'insights',
    ids: { id: project },
    shows: ['insight', 'topic', 'file', 'document', 'quote'],
  },
  'GET /api/insights/recent': { who: 'member', shows: ['insight', 'topic', 'quote'] },
  'POST /api/insights/custom': [
    {
      who: 'staff',
      ids: { projectId: project },
      body: ({ projectId }) => ({ projectId, ...written }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { projectId: project, source: documents },
      body: ({ projectId, source }) => ({ projectId, ...written, sources: [source] }),
      changes: true,
    },
  ],
  'POST /api/projects/:id/insights/custom': {
    who: 'staff',
    ids: { id: project, source: documents },
    body: ({ source }) => ({ ...written, sources: [{ documentId: source, fileName: 'a.txt' }] }),
    changes: true,
  },
  'PATCH /api/insights/:id': [
    {
      who: 'staff',
      ids: { id: { kind: 'insight' } },
      body: (_, nth) => ({ title: `Edited ${nth}`, analysis: { keywords: ['edited'] } }),
      changes: true,
      shows: ['topic', 'quote', 'file'],
    },
    {
      who: 'staff',
      ids: { id: { kind: 'insight' }, topic: { kind: 'topic', within: true } },
      body: ({ topic }) => ({ topicIds: [topic] }),
      changes: true,
      shows: ['topic', 'quote', 'file'],
    },
  ],
  'GET /api/projects/:id/insights/twins': { who: 'staff', ids: { id: project } },
  'POST /api/projects/:id/insights/merge': {
    who: 'staff',
    ids: { id: project, keepId: { kind: 'insight', within: true }, other: { kind: 'twin', within: true } },
    body: ({ keepId, other }) => ({ keepId, ids: [other] }),
    changes: true,
    shows: ['topic', 'quote', 'file'],
  },
  'GET /api/projects/:id/insights/dismissed': {
    who: 'staff',
    ids: { id: project },
    shows: ['user', 'quote', 'file'],
  },
  'GET /api/projects/:id/insights/dismissed/count': { who: 'staff', ids: { id: project } },
  'DELETE /api/projects/:id/insights/dismissed/:insightId': {
    who: 'staff',
    ids: { id: project, insightId: { kind: 'dismissed', within: true } },
    changes: true,
  },
  'DELETE /api/projects/:id/insights': {
    who: 'staff',
    ids: { id: project, insight: { kind: 'insight', within: true } },
    body: ({ insight }) => ({ ids: [insight] }),
    changes: true,
  },
  'DELETE /api/insights/:id': [
    { who: 'staff', ids: { id: { kind: 'document' } }, changes: true },
    { who: 'staff', ids: { id: { kind: 'insight' } }, changes: true },
  ],

  'POST /api/projects/:id/analyze-documents': [
    {
      who: 'staff',
      ids: { id: project, document: documents },
      body: ({ document }) => ({ documentIds: [document] }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { id: project, mine: documents, document: documents },
      body: ({ mine, document }) => ({ documentIds: [mine, document] }),
      changes: true,
    },
  ],
  'GET /api/projects/:id/analysis/:sessionKey': {
    who: 'staff',
    ids: { id: project, sessionKey: { kind: 'run', within: true } },
    shows: ['context', 'question', 'insight'],
  },
  // Their content is compressed: their own tests read it.
  'GET /api/analysis/:sessionKey/agent1-report': { who: 'staff', ids: { sessionKey: { kind: 'run' } }, ownOnly: true },
  'GET /api/insights/:id/pdf': { who: 'insights', ids: { id: { kind: 'insight' } }, ownOnly: true },
  'GET /api/projects/:id/insights/pdf': { who: 'insights', ids: { id: project }, ownOnly: true },
  'GET /api/projects/:id/export': (['markdown', 'csv', 'json'] as const).map((format) => ({
    who: 'insights',
    ids: { id: project },
    ownOnly: true as const,
    query: () => ({ format }),
    shows: ['insight', 'topic', 'quote', 'file', ...(format === 'json' ? (['document'] as const) : [])],
  })),
  'GET /api/projects/:id/analysis': {
    who: 'staff',
    ids: { id: project },
    shows: ['context', 'question', 'insight'],
  },
  'POST /api/projects/:id/analysis/:sessionKey/cancel': {
    who: 'staff',
    ids: { id: project, sessionKey: { kind: 'run', within: true } },
    shows: ['context', 'question', 'insight'],
  },
  'GET /api/projects/:id/questions': { who: 'insights', ids: { id: project }, shows: ['question'] },
  'POST /api/projects/:id/questions': {
    who: 'staff',
    ids: { id: project },
    body: (_, nth) => ({ question: `What happens on day ${nth}?` }),
    changes: true,
  },
  'DELETE /api/projects/:id/questions': {
    who: 'staff',
    ids: { id: project },
    body: () => ({ question: 'What happens on no day at all?' }),
  },
  'POST /api/insights/:id/questions': [
    {
      who: 'staff',
      ids: { id: { kind: 'insight' } },
      body: (_, nth) => ({ questions: [`What came up on day ${nth}?`] }),
      changes: true,
    },
    {
      who: 'staff',
      ids: { id: { kind: 'document' } },
      body: (_, nth) => ({ question: `What was said on day ${nth}?` }),
      changes: true,
    },
  ],
  'POST /api/projects/:id/questions/analyze-agent3': {
    who: 'staff',
    ids: { id: project, key: { kind: 'run', within: true, strange: 400 } },
    body: ({ key }) => ({ questions: ['What happens to bread that is left over?'], ragSessionKey: key }),
    changes: true,
  },

  'GET /api/projects/:id/people': { who: 'project', ids: { id: project }, shows: ['person', 'quote', 'file'] },
  'POST /api/projects/:id/people/analyze': {
    who: 'staff',
    ids: { id: project, document: documents },
    body: ({ document }) => ({ documentIds: [document] }),
    changes: true,
  },

  'GET /api/topics': [
    { who: 'member', shows: ['topic'] },
    {
      who: 'member',
      ids: { projectId: { kind: 'project', strange: 200 } },
      query: ({ projectId }) => ({ projectId }),
      shows: ['topic'],
    },
  ],
  'POST /api/topics': {
    who: 'staff',
    ids: { projectId: project },
    body: ({ projectId }, nth) => ({ ...topic(nth), projectId }),
    changes: true,
  },
  'POST /api/topics/bulk': {
    who: 'staff',
    ids: { projectId: project },
    body: ({ projectId }, nth) => ({ projectId, topics: [topic(nth)] }),
    changes: true,
  },
  'PATCH /api/topics/:id': {
    who: 'staff',
    ids: { id: { kind: 'topic' } },
    body: (_, nth) => ({ name: topic(nth).name }),
    changes: true,
  },
  'DELETE /api/topics/:id': { who: 'staff', ids: { id: { kind: 'topic' } }, changes: true },
  'POST /api/topics/delete': {
    who: 'staff',
    ids: { mine: { kind: 'topic' }, other: { kind: 'topic' } },
    body: ({ mine, other }) => ({ ids: [mine, other] }),
    changes: true,
  },

  'GET /api/users': { who: 'admin', shows: ['user', 'company'] },
  'PATCH /api/users/:id/role': {
    who: 'admin',
    ids: { id: { kind: 'client' } },
    body: () => ({ role: 'company_user' }),
    changes: true,
  },
  'POST /api/users/:id/view': { who: 'admin', ids: { id: { kind: 'client' } } },
  'DELETE /api/users/:id': { who: 'admin', ids: { id: { kind: 'client' } }, changes: true },
  'POST /api/projects/:id/access': {
    who: 'admin',
    ids: { id: project, userId: { kind: 'client' } },
    body: ({ userId }) => ({ userId, canViewInsights: true }),
    changes: true,
  },
  'DELETE /api/projects/:id/access/:userId': {
    who: 'admin',
    ids: { id: project, userId: { kind: 'client' } },
    changes: true,
  },
  'POST /api/invite-user': [
    { who: 'admin', body: (_, nth) => ({ email: `invited${nth}@example.com`, role: 'company_user' }) },
    {
      who: 'admin',
      ids: { mine: project, projectId: project },
      body: ({ mine, projectId }, nth) => ({
        email: `invited${nth}@example.com`,
        role: 'client',
        projectAccess: [mine, projectId].map((id) => ({ projectId: id, canViewInsights: true })),
      }),
    },
  ],
  'GET /api/invitations': { who: 'admin', shows: ['invitation', 'user'] },
  'POST /api/invitations/:id/resend': { who: 'admin', ids: { id: { kind: 'invitation' } }, changes: true },
  'DELETE /api/invitations/:id': { who: 'admin', ids: { id: { kind: 'invitation' } }, changes: true },
  'GET /api/verify-invitation/:token': { who: 'public', ids: { token: { kind: 'promise', strange: 404 } } },
  'POST /api/complete-invitation/:token': {
    who: 'public',
    ids: { token: { kind: 'promise', strange: 404 } },
    body: (_, nth) => newcomer(nth),
  },
};

/** The possible placements of a call's ids. */
const placings: Record<Kind, Placing[]> = {
  project: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  document: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  insight: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  twin: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  dismissed: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  topic: ['own', 'sibling', 'foreign', 'missing', 'malformed'],
  run: ['own', 'sibling', 'foreign', 'missing'],
  client: ['own', 'foreign', 'missing', 'malformed'],
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
const needed = { public: 0, member: 1, insights: 1, project: 1, staff: 2, admin: 3 };

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
    if (role === 'client' && (row.who === 'insights' || row.who === 'project')) {
      const held = placing === 'sibling' ? 'none' : grants;
      if (held === 'none') return 404;
      if (row.who === 'insights' && held === 'chat') return 403;
    }
  }
  return row.refuses?.[actor] ?? success;
}

const ofProject: Said[] = ['project', 'person', 'quote', 'file'];
const ofInsights: Said[] = ['insight', 'topic', 'question'];
const readableByClients: Record<string, Said[]> = {
  none: [],
  chat: ofProject,
  insights: [...ofProject, ...ofInsights],
  both: [...ofProject, ...ofInsights],
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
