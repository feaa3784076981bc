import { useQuery } from '@tanstack/react-query';
import { isFeedInsight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { addressOfConversation, recentConversationsQuery } from '../../features/conversations/recent.ts';
import { recentInsightsQuery } from '../../features/insights/queries.ts';

import { projectsQuery } from '../../features/projects/queries.ts';
import { chooseTheme, type Theme } from '../../lib/theme.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { keysTo } from '../shortcuts.ts';
import type { Entry } from './entries.ts';
import { Palette } from './palette.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  pages: readonly { href: string; label: string }[];
  onShortcuts: () => void;
};

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Use the light theme' },
  { value: 'dark', label: 'Use the dark theme' },
  { value: 'system', label: 'Use the system theme' },
];

/** Everything that the palette offers. The lists are read when it is first opened, and shared with the pages. */
export function PaletteDialog({ open, onClose, pages, onShortcuts }: Props) {
  const projects = useQuery(projectsQuery);
  const insights = useQuery(recentInsightsQuery);
  // Not waited for: users who may read no conversation still find the rest.
  const conversations = useQuery(recentConversationsQuery);
  const nameOf = new Map(projects.data?.map(({ id, name }) => [id, name]));
  const entries: Entry[] = [
    ...pages.map(({ href, label }): Entry => {
      const keys = keysTo(href);
      return { id: `page${href}`, group: 'Pages', label, href, ...(keys ? { keys } : {}) };
    }),
    ...themes.map(({ value, label }): Entry => {
      return { id: `theme-${value}`, group: 'Actions', label, run: () => chooseTheme(value) };
    }),
    { id: 'shortcuts', group: 'Actions', label: 'Show the keyboard shortcuts', keys: '?', run: onShortcuts },
    ...(projects.data ?? []).map(({ id, name, description }): Entry => {
      const detail = description ? { detail: description } : {};
      return { id: `project-${id}`, group: 'Projects', label: name, href: `/insights/${id}`, ...detail };
    }),
    ...(insights.data ?? []).filter(isFeedInsight).map((insight): Entry => {
      const place = nameOf.get(insight.projectId);
      return {
        id: `insight-${insight.id}`,
        group: 'Insights',
        label: titleOf(insight),
        href: `/insights/${insight.projectId}#insight-${insight.id}`,
        ...(place ? { detail: place } : {}),
      };
    }),
    ...(conversations.data ?? []).map((conversation): Entry => {
      const place = nameOf.get(conversation.projectId);
      return {
        id: `${conversation.kind}-conversation-${conversation.id}`,
        group: 'Conversations',
        label: conversation.title,
        href: addressOfConversation(conversation),
        ...(place ? { detail: place } : {}),
      };
    }),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      <Palette entries={entries} loading={insights.isPending || projects.isPending} onClose={onClose} />
    </Dialog>
  );
}
