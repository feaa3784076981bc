import { lazy, Suspense } from 'react';
import type { DialogState } from '../../../ui/dialog/use-dialog.ts';
import type { InsightTask } from './tasks.ts';

const loaders = {
  form: () => import('./insight-form-dialogs.tsx'),
  delete: () => import('../list/selection/delete-insights-dialog.tsx'),
  dismissed: () => import('../dismissed/dismissed-dialog.tsx'),
  merge: () => import('../merge/merge-dialog.tsx'),
  where: () => import('../map/where-said-dialog.tsx'),
};
const CreateInsightDialog = lazy(() => loaders.form().then((m) => ({ default: m.CreateInsightDialog })));
const EditInsightDialog = lazy(() => loaders.form().then((m) => ({ default: m.EditInsightDialog })));
const DeleteInsightsDialog = lazy(() => loaders.delete().then((m) => ({ default: m.DeleteInsightsDialog })));
const DismissedDialog = lazy(() => loaders.dismissed().then((m) => ({ default: m.DismissedDialog })));
const MergeDialog = lazy(() => loaders.merge().then((m) => ({ default: m.MergeDialog })));
const WhereSaidDialog = lazy(() => loaders.where().then((m) => ({ default: m.WhereSaidDialog })));

/** Fetches a dialog's code when a click is likely. */
export function preloadInsightDialog(name: keyof typeof loaders): void {
  loaders[name]().catch(() => {});
}

type Props = { dialog: DialogState<InsightTask>; projectId: number };

/** The one dialog about insights that is open. */
export function InsightDialogs({ dialog: { shown, close }, projectId }: Props) {
  if (!shown) return null;
  const { about, open, round } = shown;
  const props = { open, onClose: close, projectId };
  return (
    <Suspense key={round}>
      {about.task === 'create' && <CreateInsightDialog {...props} />}
      {about.task === 'edit' && <EditInsightDialog {...props} insight={about.insight} />}
      {about.task === 'delete' && <DeleteInsightsDialog {...props} insights={about.insights} />}
      {about.task === 'dismissed' && <DismissedDialog {...props} />}
      {about.task === 'merge' && <MergeDialog {...props} />}
      {about.task === 'where' && <WhereSaidDialog {...props} />}
    </Suspense>
  );
}
