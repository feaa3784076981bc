import type { Dependents } from '#contract/documents/documents-removal.ts';
import { counted } from '../../lib/format.ts';
import type { Group } from '../../ui/folded-group.tsx';

type Insight = Dependents['insights'][number];
const isFound = ({ isWritten }: Insight) => !isWritten;

/** What goes, or loses something, whatever the user chooses. */
export function lostGroups({ insights, people, conversations, questions }: Dependents): Group[] {
  const alone = insights.filter((i) => isFound(i) && i.loses === 'all');
  const written = insights.filter((i) => i.isWritten);
  const retold = insights.filter((i) => isFound(i) && i.loses === 'text');
  const related = insights.filter((i) => isFound(i) && i.loses === 'near');
  const silent = people.filter((p) => p.loses === 'all');
  const gone = conversations.filter((c) => c.loses === 'all');
  const citing = conversations.filter((c) => c.loses === 'some');
  return filled([
    group(
      'insights',
      alone.map(titled),
      (n) => `${counted(n, 'insight')} ${n === 1 ? 'rests' : 'rest'} on this document alone and will be deleted.`,
    ),
    group(
      'conversations',
      gone.map(titled),
      (n) => `${counted(n, 'conversation')} about such an insight will be deleted.`,
    ),
    group(
      'retold',
      retold.map(titled),
      (n) =>
        `${counted(n, 'insight')} ${n === 1 ? 'quotes it in its' : 'quote it in their'} text and will be reworded.`,
    ),
    group(
      'related',
      related.map(titled),
      (n) => `${counted(n, 'insight')} will lose related quotes only, which are not counted.`,
    ),
    group(
      'citing',
      citing.map(titled),
      (n) => `${counted(n, 'conversation')} will lose the answers taken from this document.`,
    ),
    group(
      'people',
      silent.map(named),
      (n) =>
        `${counted(n, 'person', 'people')} ${n === 1 ? 'says' : 'say'} nothing in other documents and will be deleted.`,
    ),
    group(
      'questions',
      questions.map(asked),
      (n) => `${counted(n, 'question')} proposed in this document's words will be deleted.`,
    ),
    group(
      'written',
      written.map(titled),
      (n) => `${counted(n, 'insight')} that people wrote will lose the quotes taken from this document.`,
    ),
  ]);
}

/** What cites other documents, too: rebuilt or deleted, as the user chooses. */
export function sharedGroups({ insights, people, conversations }: Dependents): Group[] {
  const shared = insights.filter((i) => isFound(i) && i.loses === 'some');
  const speaking = people.filter((p) => p.loses === 'some');
  return filled([
    group('shared', shared.map(titled), (n) => counted(n, 'insight')),
    group('speaking', speaking.map(named), (n) => counted(n, 'person', 'people')),
    group(
      'shared-conversations',
      about(shared, conversations),
      (n) => `${counted(n, 'conversation')} about such an insight, deleted if the insight is removed`,
    ),
  ]);
}

/** The conversations that go with an insight which people wrote, where it is ticked. */
export function writtenGroups({ written, conversations }: Dependents): Group[] {
  const own = written.filter(({ kind }) => kind === 'insight');
  return filled([
    group(
      'written-conversations',
      about(own, conversations),
      (n) => `${counted(n, 'conversation')} about such an insight, deleted if the insight is ticked`,
    ),
  ]);
}

function about(insights: readonly { id: number }[], conversations: Dependents['conversations']): Group['items'] {
  const ids = new Set<number | null>(insights.map(({ id }) => id));
  return conversations.filter(({ insightId }) => ids.has(insightId)).map(titled);
}

const titled = ({ id, title }: { id: number; title: string }) => ({ key: `${id}`, name: title });
const named = ({ id, name }: { id: number; name: string }) => ({ key: `${id}`, name });
const asked = ({ id, question }: { id: number; question: string }) => ({ key: `${id}`, name: question });

const group = (key: string, items: Group['items'], line: (count: number) => string): Group => ({
  ...{ key, items, line: line(items.length) },
});
const filled = (groups: Group[]) => groups.filter(({ items }) => items.length > 0);
