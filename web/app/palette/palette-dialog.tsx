import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { isFeedInsight } from '#contract/insights/insights.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { addressOfConversation, recentConversationsQuery } from '../../features/conversations/recent.ts';
import { recentInsightsQuery } from '../../features/insights/queries.ts';
import { projectsQuery } from '../../features/projects/queries.ts';
import { chooseTheme, type Theme } from '../../lib/theme.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { keysTo } from '../shortcuts.ts';
import { type Entry, matching, withFound } from './entries.ts';
import { foundEntry } from './found-entries.ts';
import { Palette } from './palette.tsx';
import { useSearch } from './use-search.ts';

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

/** Everything that the palette offers. The lists are read when it is first opened, and shared with the pages; what is inside of things is searched on the server. */
export function PaletteDialog({ open, onClose, ...rest }: Props) {
  const [query, setQuery] = useState('');
  const { entries, nameOf, loading } = useEntries(rest);
  const deferred = useDeferredValue(query);
  const matched = useMemo(() => matching(entries, deferred), [entries, deferred]);
  const search = useSearch(query);
  const found = withFound(
    matched,
    search.results.map((result) => foundEntry(result, nameOf)),
  );
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      <Palette
        found={found}
        foundFor={deferred}
        query={query}
        onQuery={setQuery}
        loading={loading || search.pending}
        failed={search.failed}
        onRetry={search.retry}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** What is found by its name. */
function useEntries({ pages, onShortcuts }: Pick<Props, 'pages' | 'onShortcuts'>) {
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
  return { entries, nameOf, loading: insights.isPending || projects.isPending };
}
