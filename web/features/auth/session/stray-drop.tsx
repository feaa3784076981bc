import { useEffect } from 'react';
import { readOnlyProject } from '../../../lib/read-only.ts';
import { useToast } from '../../../ui/toast.tsx';

const pagesWithUploads = /^\/(insights|projects|people)(\/|$)/;

/** Files dropped beside an upload area: the browser would open them in place of the page. A client is told why nothing happens. */
export function StrayDrop({ isClient }: { isClient: boolean }) {
  const toast = useToast();
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop' && isClient && pagesWithUploads.test(location.pathname)) toast(readOnlyProject);
    };
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, [isClient, toast]);
  return null;
}
