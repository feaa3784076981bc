import { useMemo, useState } from 'react';
import { maxNewTopics, type TopicFields, topicFields } from '#contract/projects/topic-changes.ts';
import type { Topic } from '#contract/projects/topics.ts';
import type { ListedProject } from './project-select.tsx';
import { asNewTopics, withNames } from './rules.ts';

type Faults = { project?: string; names?: string };
type Checked = { ok: true; value: { projectId: number; topics: TopicFields[] } } | { ok: false; at: keyof Faults };

/** The form of new topics: the project, what is being typed, and the names gathered so far. */
export function useNewTopics(projects: readonly ListedProject[], topics: readonly Topic[], preferred: number | null) {
  const [projectId, setProjectId] = useState(() => projects.find(({ id }) => id === preferred)?.id ?? null);
  const [typed, setTyped] = useState('');
  const [names, setNames] = useState<string[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const existing = useMemo(() => topics.filter((topic) => topic.projectId === projectId), [topics, projectId]);
  const entriesOf = (list: readonly string[]) => asNewTopics(list, existing);

  const faultsOf = (list: readonly string[]): Faults => {
    const found: Faults = {};
    if (projectId === null) found.project = 'Please select a project';
    const fault = faultOf(list) ?? (entriesOf(list).every(({ stands }) => stands) ? known(list.length) : undefined);
    if (fault) found.names = fault;
    return found;
  };

  return {
    projectId,
    typed,
    faults,
    entries: entriesOf(names),
    choose(id: number | null) {
      setProjectId(id);
      setFaults({});
    },
    type(text: string) {
      setTyped(text);
      setFaults(({ names: _, ...rest }) => rest);
    },
    add(more: readonly string[]) {
      const next = withNames(names, more);
      const fault = faultOf(next);
      setFaults(fault ? { names: fault } : {});
      if (!fault) setNames(next);
    },
    addTyped() {
      const next = withNames(names, [typed]);
      const fault = faultOf(next);
      setFaults(fault ? { names: fault } : {});
      if (fault) return;
      setNames(next);
      setTyped('');
    },
    remove(name: string) {
      setNames(names.filter((other) => other !== name));
      setFaults({});
    },
    check(): Checked {
      const list = withNames(names, [typed]);
      const found = faultsOf(list);
      setFaults(found);
      if (found.project !== undefined || projectId === null) return { ok: false, at: 'project' };
      if (found.names !== undefined) return { ok: false, at: 'names' };
      const fresh = entriesOf(list).filter(({ stands }) => !stands);
      return { ok: true, value: { projectId, topics: fresh.map(({ name, color }) => ({ name, color })) } };
    },
  };
}

const known = (count: number) =>
  count === 1 ? 'The project already has this topic.' : 'The project already has these topics.';

/** What the server would refuse, in its words. */
function faultOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return topicFields.shape.name.safeParse('').error?.issues[0]?.message;
  if (names.length > maxNewTopics) return `At most ${maxNewTopics} topics`;
  for (const name of names) {
    const refused = topicFields.shape.name.safeParse(name).error?.issues[0]?.message;
    if (refused) return names.length === 1 ? refused : `${refused}: ${name.slice(0, 40)}…`;
  }
  return undefined;
}
