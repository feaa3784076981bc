import { type ExportFormat, exportProject } from '#contract/projects/exports.ts';
import { messageOf, pathOf } from '../../../lib/api.ts';
import { demandFile, keepFile } from '../../../lib/save-file.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { MenuItem, MenuPanel } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';

const formats: { format: ExportFormat; label: string; use: string }[] = [
  { format: 'markdown', label: 'Markdown', use: 'For reading and wikis' },
  { format: 'csv', label: 'CSV', use: 'A row per quote, for spreadsheets' },
  { format: 'json', label: 'JSON', use: 'Everything, for programs' },
];

export function ExportMenu({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const toast = useToast();
  const wide = useMedia('(min-width: 45rem)');
  const save = async (format: ExportFormat) => {
    try {
      const response = await demandFile(pathOf(exportProject, { params: { id: projectId }, query: { format } }), 'GET');
      toast({ title: 'Insights exported', description: await keepFile(response, 'insights') });
    } catch (error) {
      const description = messageOf(error, 'The insights could not be exported. Please try again.');
      toast({ title: 'Error', description, destructive: true });
    }
  };
  return (
    <MenuPanel label="Export" align={wide ? 'end' : 'start'} onClose={onClose}>
      {formats.map(({ format, label, use }) => (
        <MenuItem
          key={format}
          onSelect={() => {
            onClose();
            void save(format);
          }}
        >
          <span>
            <span className="block text-ink">{label}</span>
            <span className="block text-label text-text-3">{use}</span>
          </span>
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
