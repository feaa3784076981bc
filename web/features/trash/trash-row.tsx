import { Lightbulb, MessageCircleQuestionMark, MessageSquare, Tag, Trash2, Users } from 'lucide-react';
import type { TrashItem } from '#contract/trash.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { kindLabels, timeLeft } from './rules.ts';
import { reasonOf, useRestore } from './use-trash.ts';

const icons = {
  insight: Lightbulb,
  question: MessageCircleQuestionMark,
  topic: Tag,
  'insight-conversation': MessageSquare,
  'people-conversation': Users,
};

type Props = { projectId: number; item: TrashItem; onPurge: () => void };

export function TrashRow({ projectId, item, onPurge }: Props) {
  const { kind, id, title, mayRestore } = item;
  const restore = useRestore(projectId, item);
  const Icon = icons[kind];
  const titleId = `trash-${kind}-${id}`;
  const failure = restore.isPending ? null : reasonOf(restore.error);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Icon aria-hidden="true" className="icon mt-0.5 flex-none text-text-3" />
        <div className="min-w-0 flex-1 basis-48">
          <p id={titleId} dir="auto" className="line-clamp-3 font-medium break-words">
            {title}
          </p>
          <Facts item={item} />
        </div>
        {mayRestore && (
          <span className="flex flex-none items-center gap-1 max-md:ms-auto">
            <Button
              variant="secondary"
              size="small"
              aria-describedby={titleId}
              pending={restore.isPending}
              pendingText="Restoring..."
              onClick={() => restore.mutate()}
            >
              Restore
            </Button>
            <IconButton
              label="Delete for good"
              aria-describedby={titleId}
              onClick={onPurge}
              className="enabled:hover:text-danger"
            >
              <Trash2 className="icon" />
            </IconButton>
          </span>
        )}
      </div>
      {!mayRestore && (
        <p className="text-label text-text-3">Only the person who started it, or an admin, can restore it.</p>
      )}
      {failure && <Alert>{failure}</Alert>}
    </li>
  );
}

function Facts({ item: { kind, deletedAt, deletedBy, expiresAt } }: { item: TrashItem }) {
  return (
    <p className="mt-0.5 text-label text-text-3">
      {kindLabels[kind]} · Deleted <time dateTime={deletedAt}>{formatShortDate(deletedAt)}</time>
      {deletedBy && (
        <>
          {' by '}
          <bdi className="[overflow-wrap:anywhere]">{deletedBy}</bdi>
        </>
      )}
      {' · '}
      <time dateTime={expiresAt}>{timeLeft(expiresAt, new Date())}</time>
    </p>
  );
}
