import { useEffect, useState } from 'react';
import type { ProjectFields } from '#contract/projects/project-changes.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useNewProjectEngine } from './engine-fields.tsx';
import { emptyFields, ProjectForm } from './project-form.tsx';
import { asChoices, type TopicChoice } from './topic-choice.ts';
import { TopicsStep } from './topics-step.tsx';
import { useCreateProject } from './use-project-changes.ts';
import { useSuggestTopics } from './use-suggested-topics.ts';

type Props = { open: boolean; onClose: () => void };

/** Two steps: the project's fields, then the topics suggested for them. */
export function NewProjectDialog({ open, onClose }: Props) {
  const [fields, setFields] = useState(emptyFields);
  const [topics, setTopics] = useState<TopicChoice[] | null>(null);
  const suggest = useSuggestTopics();
  const create = useCreateProject();
  const engine = useNewProjectEngine();

  const { reset: dropSuggestion } = suggest;
  useEffect(() => {
    // An answer that comes after the dialog was closed belongs to a form that is gone.
    if (!open) dropSuggestion();
  }, [open, dropSuggestion]);

  const next = (entered: ProjectFields) => {
    setFields(entered);
    suggest.mutate(entered, { onSuccess: (suggested) => setTopics(asChoices(suggested)) });
  };

  return topics ? (
    <Dialog
      open={open}
      onClose={onClose}
      title="Customize Project Topics"
      description="Select topics that will be used to categorize insights in your project"
    >
      <TopicsStep
        topics={topics}
        onChange={setTopics}
        pending={create.isPending}
        submit={{ label: 'Create Project', pending: 'Creating Project...' }}
        empty="No topics were suggested. Add the first one below."
        onBack={() => setTopics(null)}
        onSubmit={() => create.mutate({ fields: { ...fields, ...engine.choice }, topics }, { onSuccess: onClose })}
      />
    </Dialog>
  ) : (
    <Dialog open={open} onClose={onClose} title="Create New Project">
      <ProjectForm
        fields={fields}
        pending={suggest.isPending}
        submit={{ label: 'Next', pending: 'Generating Topics...' }}
        onSubmit={next}
        onCancel={onClose}
      >
        {engine.fields}
      </ProjectForm>
    </Dialog>
  );
}
