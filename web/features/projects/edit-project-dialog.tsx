import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectFields } from '#contract/projects/project-changes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { counted } from '../../lib/format.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type EngineChoice, EngineFields } from './engine-fields.tsx';
import { ProjectForm } from './project-form.tsx';
import { projectTopicsQuery } from './queries.ts';
import { selectedTopics, type TopicChoice } from './topic-choice.ts';
import { TopicsStep } from './topics-step.tsx';
import { reasonOf, useUpdateProject } from './use-project-changes.ts';

type Props = { open: boolean; onClose: () => void; project: Project };

const updating = { label: 'Update Project', pending: 'Updating Project...' };

/** The form sends no topics; more of them are added in a second step. */
export function EditProjectDialog({ open, onClose, project }: Props) {
  const { name, description, longBrief, language } = project;
  const [fields, setFields] = useState<ProjectFields>({ name, description, longBrief, language });
  const [engine, setEngine] = useState<EngineChoice>(project);
  const [step, setStep] = useState<'form' | 'topics'>('form');
  const [added, setAdded] = useState<TopicChoice[]>([]);
  const update = useUpdateProject(project.id);
  const { data: existing = [] } = useQuery(projectTopicsQuery(project.id));
  const failure = reasonOf(update.error);
  const { companyModel } = project;
  // Unchanged it is left out: the company's model may have been removed meanwhile.
  const choice = {
    ...(engine.engine === project.engine ? {} : { engine: engine.engine }),
    ...(engine.maskPersonalData === project.maskPersonalData ? {} : { maskPersonalData: engine.maskPersonalData }),
  };

  if (step === 'topics') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Update Project Topics"
        description="New topics are added. Existing topics remain unchanged."
      >
        <TopicsStep
          topics={added}
          existing={existing}
          onChange={setAdded}
          pending={update.isPending}
          failure={failure}
          submit={updating}
          onBack={() => setStep('form')}
          onSubmit={() =>
            update.mutate({ ...fields, ...choice, topics: selectedTopics(added) }, { onSuccess: onClose })
          }
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Project"
      description={`Existing topics remain unchanged${existing.length > 0 ? ` (${counted(existing.length, 'topic')})` : ''}.`}
    >
      <ProjectForm
        fields={fields}
        pending={update.isPending}
        failure={failure}
        submit={updating}
        onSubmit={(entered) => update.mutate({ ...entered, ...choice }, { onSuccess: onClose })}
        onTopics={(entered) => {
          setFields(entered);
          setStep('topics');
        }}
        onCancel={onClose}
      >
        {companyModel !== null && <EngineFields model={companyModel} choice={engine} onChoice={setEngine} />}
      </ProjectForm>
    </Dialog>
  );
}
