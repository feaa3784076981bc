import type { ErasurePreview } from '#contract/documents/erasure.ts';
import { counted } from '../../../lib/format.ts';
import type { Group } from '../../../ui/folded-group.tsx';

/** What goes with a person, each line with what it counts. */
export function erasedGroups(found: ErasurePreview): Group[] {
  const { documents, insights, conversations, questions } = found;
  const deleted = documents.filter((d) => d.outcome === 'deleted');
  const own = documents.filter((d) => d.outcome === 'redacted' && d.passages > 0);
  const naming = documents.filter((d) => d.outcome === 'redacted' && d.passages === 0);
  const written = insights.filter((i) => i.isWritten);
  const alone = insights.filter((i) => !i.isWritten && i.loses === 'all');
  const shared = insights.filter((i) => !i.isWritten && (i.loses === 'some' || i.loses === 'text'));
  const related = insights.filter((i) => !i.isWritten && i.loses === 'near');
  const named = new Set(found.written.filter(({ kind }) => kind === 'insight').map(({ id }) => id));
  const groups: [string, Group['items'], (n: number) => string][] = [
    [
      'deleted',
      deleted.map(({ id, fileName }) => ({ key: `${id}`, name: fileName })),
      (n) => `${counted(n, 'document')} in which no one else answers will be deleted.`,
    ],
    [
      'redacted',
      own.map((d) => ({ key: `${d.id}`, name: `${d.fileName}: ${lossOf(d)}` })),
      (n) => `${counted(n, 'document')} will be redacted: their words and name go, what others said stays.`,
    ],
    [
      'naming',
      naming.map((d) => ({ key: `${d.id}`, name: `${d.fileName}: ${lossOf(d)}` })),
      (n) => `${counted(n, 'other document')} ${n === 1 ? 'names' : 'name'} them: the name will be redacted.`,
    ],
    [
      'insights',
      alone.map(titled),
      (n) => `${counted(n, 'insight')} ${n === 1 ? 'rests' : 'rest'} on their words alone and will be deleted.`,
    ],
    ['shared', shared.map(titled), (n) => `${counted(n, 'insight')} will be rebuilt from what others said.`],
    [
      'related',
      related.map(titled),
      (n) => `${counted(n, 'insight')} will lose related quotes only, which are not counted.`,
    ],
    ['written', written.map(titled), (n) => `${counted(n, 'insight')} that people wrote will lose quotes.`],
    [
      'conversations',
      conversations.filter(({ loses }) => loses !== 'none').map(talk),
      (n) => `${counted(n, 'conversation')} will lose their answers, and answers that cite them.`,
    ],
    [
      'written-conversations',
      conversations.filter(({ insightId }) => insightId !== null && named.has(insightId)).map(talk),
      (n) => `${counted(n, 'conversation')} about an insight that people wrote will be deleted if it is ticked.`,
    ],
    [
      'questions',
      questions.map(({ id, question }) => ({ key: `${id}`, name: question })),
      (n) => `${counted(n, 'question')} proposed in their words will be deleted.`,
    ],
  ];
  return groups
    .filter(([, items]) => items.length > 0)
    .map(([key, items, line]) => ({ key, items, line: line(items.length) }));
}

const talk = ({ id, title, kind }: ErasurePreview['conversations'][number]) => ({ key: `${kind}-${id}`, name: title });
const titled = ({ id, title }: { id: number; title: string }) => ({ key: `${id}`, name: title });

function lossOf({ passages, mentions }: ErasurePreview['documents'][number]): string {
  const parts = [
    ...(passages > 0 ? [counted(passages, 'passage')] : []),
    ...(mentions > 0 ? [counted(mentions, 'mention')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'its name';
}

/** One name a line; each once. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > 1),
  ),
];
