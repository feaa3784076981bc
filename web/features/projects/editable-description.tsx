import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { IconButton } from '../../ui/button.tsx';
import { DescriptionText } from './description-text.tsx';

const loadEditor = () => import('./description-editor.tsx');
const DescriptionEditor = lazy(() => loadEditor().then((m) => ({ default: m.DescriptionEditor })));

/** The description, and its editor in the same place. */
export function EditableDescription({ project }: { project: Project }) {
  const [mode, setMode] = useState<'first' | 'editing' | 'back'>('first');
  const edit = {
    // The editor took the focus with it when it went.
    ref: mode === 'back' ? (button: HTMLButtonElement | null) => button?.focus() : undefined,
    onClick: () => setMode('editing'),
    onPointerEnter: loadEditor,
    onFocus: loadEditor,
  };
  const text = project.description;
  const shown = text ? (
    <DescriptionText
      text={text}
      action={
        <IconButton label="Edit description" {...edit} className="-mt-1">
          <Pencil className="icon" />
        </IconButton>
      }
    />
  ) : (
    <button type="button" {...edit} className="text-link mt-1 min-h-6 pointer-coarse:min-h-10">
      Add a description
    </button>
  );
  if (mode !== 'editing') return shown;
  return (
    <Suspense fallback={shown}>
      <DescriptionEditor project={project} onDone={() => setMode('back')} />
    </Suspense>
  );
}
