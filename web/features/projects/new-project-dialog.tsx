import { useEffect, useState } from 'react';
import { defaultLanguage } from '#contract/languages.ts';
import type { ProjectFields } from '#contract/projects.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProjectFormStep } from './project-form-step.tsx';
import { asChoices, type TopicChoice } from './topic-choice.ts';
import { TopicsStep } from './topics-step.tsx';
import { useCreateProject, useSuggestTopics } from './use-new-project.ts';

const resetMs = 300;
const emptyFields: ProjectFields = { name: '', description: '', longBrief: '', language: defaultLanguage };

type Props = { open: boolean; onClose: () => void };

/** Two steps: the project's fields, then the topics suggested for them. */
export function NewProjectDialog({ open, onClose }: Props) {
  const [fields, setFields] = useState(emptyFields);
  const [topics, setTopics] = useState<TopicChoice[] | null>(null);
  const [round, setRound] = useState(0);
  const suggest = useSuggestTopics();
  const create = useCreateProject();

  const { reset: dropSuggestion } = suggest;
  useEffect(() => {
    if (open) return;
    // An answer that comes after the dialog was closed belongs to a form that is gone.
    dropSuggestion();
    const timer = setTimeout(() => {
      setFields(emptyFields);
      setTopics(null);
      setRound((count) => count + 1);
    }, resetMs);
    return () => clearTimeout(timer);
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
        onBack={() => setTopics(null)}
        onCreate={() => create.mutate({ fields, topics }, { onSuccess: onClose })}
      />
    </Dialog>
  ) : (
    <Dialog open={open} onClose={onClose} title="Create New Project">
      <ProjectFormStep key={round} fields={fields} pending={suggest.isPending} onNext={next} onCancel={onClose} />
    </Dialog>
  );
}
