import { randomUUID } from 'node:crypto';
import { interview } from '../faults/interviews.ts';
import type { Call } from './client.ts';
import { type Person, upload } from './companies.ts';

export type Act = {
  name: string;
  kind: 'read' | 'write';
  share: number;
  call: (person: Person, dice: () => number) => Call;
};

const get = (path: string): Call => ({ method: 'GET', path });
const one = <T>(list: readonly T[], dice: () => number): T => list[Math.floor(dice() * list.length)] as T;

/** What people do, and how often of 1,000 acts. With 3 s between two acts, each person uploads a file about every 12 minutes. */
export const acts: readonly Act[] = [
  { name: 'projects', kind: 'read', share: 180, call: () => get('/api/projects') },
  { name: 'project', kind: 'read', share: 100, call: (p) => get(`/api/projects/${p.projectId}`) },
  { name: 'insights', kind: 'read', share: 220, call: (p) => get(`/api/projects/${p.projectId}/insights`) },
  { name: 'insight', kind: 'read', share: 150, call: (p, dice) => get(`/api/insight/${one(p.insightIds, dice)}`) },
  { name: 'recent', kind: 'read', share: 80, call: () => get('/api/insights/recent') },
  { name: 'questions', kind: 'read', share: 60, call: (p) => get(`/api/projects/${p.projectId}/questions`) },
  { name: 'topics', kind: 'read', share: 40, call: (p) => get(`/api/topics?projectId=${p.projectId}`) },
  { name: 'document', kind: 'read', share: 50, call: (p) => get(`/api/documents/${p.documentId}/text`) },
  {
    name: 'messages',
    kind: 'read',
    share: 50,
    call: (p) => get(`/api/conversations/${p.conversation.id}/messages`),
  },
  {
    name: 'edit',
    kind: 'write',
    share: 50,
    call: (p, dice) => ({
      method: 'PATCH',
      path: `/api/insights/${one(p.insightIds, dice)}`,
      body: { title: `Bread that is thrown away ${Math.floor(dice() * 1_000)}` },
    }),
  },
  {
    name: 'create',
    kind: 'write',
    share: 10,
    call: (p) => ({
      method: 'POST',
      path: `/api/projects/${p.projectId}/questions`,
      body: { question: `Why is bread thrown away? ${randomUUID()}` },
    }),
  },
  {
    name: 'upload',
    kind: 'write',
    share: 4,
    call: (p) => ({ method: 'POST', path: '/api/insights', body: upload(p.projectId, interview(2_000)) }),
  },
  {
    name: 'chat',
    kind: 'write',
    share: 6,
    call: ({ conversation: { id, insightId } }) => ({
      method: 'POST',
      path: `/api/insight/${insightId}/chat`,
      body: { message: 'What do they do with the bread?', conversationId: id, clientMessageId: randomUUID() },
    }),
  },
];

const total = acts.reduce((sum, { share }) => sum + share, 0);

export function drawAct(dice: () => number): Act {
  let left = dice() * total;
  for (const act of acts) {
    left -= act.share;
    if (left < 0) return act;
  }
  return acts[0] as Act;
}
