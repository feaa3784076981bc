import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportInsightConversation, exportPeopleConversation } from '#contract/conversations/conversation-exports.ts';
import { messageOf, pathOf } from '../../../lib/api.ts';
import { demandFile, keepFile } from '../../../lib/save-file.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast/toast.tsx';

const routes = { insight: exportInsightConversation, people: exportPeopleConversation };

/** Saves the conversation as Markdown, with the passages that its replies cite. */
export function ExportButton({ of, conversationId }: { of: keyof typeof routes; conversationId: number }) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const response = await demandFile(pathOf(routes[of], { params: { id: conversationId } }), 'GET');
      toast({ title: 'Conversation exported', description: await keepFile(response, 'conversation.md') });
    } catch (error) {
      const description = messageOf(error, 'The conversation could not be exported. Please try again.');
      toast({ title: 'Error', description, destructive: true });
    } finally {
      setPending(false);
    }
  };
  return (
    <IconButton label="Export as Markdown" disabled={pending} onClick={save} className="-me-2">
      {pending ? <Spinner /> : <Download className="icon" />}
    </IconButton>
  );
}
