import { ChevronDown, Plus } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { DialogState } from '../../../ui/dialog/use-dialog.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useMay } from '../../auth/session/use-may.ts';
import { DismissedButton } from '../dismissed/dismissed-button.tsx';
import { InsightDialogs, preloadInsightDialog } from '../form/insight-dialogs.tsx';
import type { InsightTask } from '../form/tasks.ts';

const loadExportMenu = () => import('./export-menu.tsx');
const ExportMenu = lazy(() => loadExportMenu().then((m) => ({ default: m.ExportMenu })));

type Props = {
  projectId: number;
  dialog: DialogState<InsightTask>;
  /** Other ways to deal with all insights. */
  actions: ReactNode;
  /** There are no insights, so their other tools are not shown. */
  isEmpty: boolean;
};

/** What can be done with all insights of a project, a new one, and the dialogs about any of them. */
export function SectionActions({ projectId, dialog, actions, isEmpty }: Props) {
  const mayCreate = useMay('insights.create');
  const mayListDismissed = useMay('dismissed.list');
  const preload = () => preloadInsightDialog('form');
  return (
    <>
      {actions && (
        <MenuButton
          preload={() => loadExportMenu().catch(() => {})}
          trigger={(props) => (
            <Button variant="secondary" size="small" className="max-md:w-full" {...props}>
              Export
              <ChevronDown aria-hidden="true" className="icon" />
            </Button>
          )}
        >
          {(close) => <ExportMenu projectId={projectId} onClose={close} />}
        </MenuButton>
      )}
      {actions}
      {isEmpty && mayListDismissed && <DismissedButton projectId={projectId} onTask={dialog.show} />}
      {mayCreate && (
        <Button
          size="small"
          aria-keyshortcuts="c"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => dialog.show({ task: 'create' })}
        >
          <Plus aria-hidden="true" className="icon" />
          Add Custom Insight
        </Button>
      )}
      <InsightDialogs dialog={dialog} projectId={projectId} />
    </>
  );
}
