import { useEffect } from 'react';
import { readOnlyProject } from '../../../lib/read-only.ts';
import { useToast } from '../../../ui/toast/toast.tsx';
import { useMay } from './use-may.ts';

const pagesWithUploads = /^\/(insights|projects|people)(\/|$)/;

/** Files dropped beside an upload area: the browser would open them in place of the page. Users who may not upload see why nothing happens. */
export function StrayDrop() {
  const mayUpload = useMay('documents.upload');
  const toast = useToast();
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop' && !mayUpload && pagesWithUploads.test(location.pathname)) toast(readOnlyProject);
    };
    addEventListener('dragover', onDrag);
    addEventListener('drop', onDrag);
    return () => {
      removeEventListener('dragover', onDrag);
      removeEventListener('drop', onDrag);
    };
  }, [mayUpload, toast]);
  return null;
}
