import type { Person } from '#contract/people/people.ts';
import type { Project } from '#contract/projects/projects.ts';
import { InsightConversations } from '../features/conversations/insight-chat/insight-conversations.tsx';
import { AskBar } from '../features/conversations/people-chat/ask-bar.tsx';
import { citableAmong } from '../features/conversations/people-chat/citable.ts';
import { PeopleChat } from '../features/conversations/people-chat/people-chat.tsx';
import { PeopleConversations } from '../features/conversations/people-chat/people-conversations.tsx';

export { AskPerson } from '../features/conversations/people-chat/ask-person.tsx';

type Props = {
  project: Project;
  people: readonly Person[];
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  onClear: () => void;
  documents: readonly { id: number }[];
  /** Those that are selected; some may be deleted. */
  documentIds: readonly number[];
};

/** The conversations with the people of a project, and the one that is open. */
export function PeopleChats({ project, people, selected, onSelect, onClear, documents, documentIds }: Props) {
  return (
    <div className="self-start min-[80rem]:sticky min-[80rem]:top-[calc(var(--bars)+1rem)]">
      <PeopleConversations projectId={project.id} />
      <InsightConversations projectId={project.id} />
      {selected.size > 0 && <AskBar count={selected.size} onClear={onClear} />}
      <PeopleChat
        projectId={project.id}
        people={people}
        language={project.language}
        selected={selected}
        onSelect={onSelect}
        onStarted={onClear}
        citable={citableAmong(documents, documentIds)}
      />
    </div>
  );
}
