import type { Person } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import { InsightConversations } from '../features/conversations/insight-chat/insight-conversations.tsx';
import { AskBar } from '../features/conversations/people-chat/ask-bar.tsx';
import { PeopleChat } from '../features/conversations/people-chat/people-chat.tsx';
import { PeopleConversations } from '../features/conversations/people-chat/people-conversations.tsx';

export { AskPerson } from '../features/conversations/people-chat/ask-person.tsx';

type Props = {
  project: Project;
  people: readonly Person[];
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  onClear: () => void;
};

/** The conversations with the people of a project, and the one that is open. */
export function PeopleChats({ project, people, selected, onSelect, onClear }: Props) {
  // People may have been merged or deleted since they were selected.
  const present = new Set(people.flatMap(({ id }) => (selected.has(id) ? [id] : [])));
  return (
    <div className="self-start min-[80rem]:sticky min-[80rem]:top-[calc(var(--bars)+1rem)]">
      <PeopleConversations projectId={project.id} />
      <InsightConversations projectId={project.id} />
      {present.size > 0 && <AskBar count={present.size} onClear={onClear} />}
      <PeopleChat
        projectId={project.id}
        people={people}
        language={project.language}
        selected={present}
        onSelect={onSelect}
        onStarted={onClear}
      />
    </div>
  );
}
