import { useQuery, useQueryClient } from '@tanstack/react-query';
import { languageTags } from '#contract/languages.ts';
import { load } from '../features/analysis/session-storage.ts';
import { ChatButton } from '../features/conversations/insight-chat/chat-button.tsx';
import { InsightChat } from '../features/conversations/insight-chat/insight-chat.tsx';
import { insightText } from '../features/insights/card/insight-text.ts';
import { refreshInsights } from '../features/insights/form/use-insight-changes.ts';
import { defaultEmoji } from '../features/insights/rules.ts';
import { projectQuery } from '../features/projects/queries.ts';
import { DownloadReport } from '../features/reports/download-button.tsx';

type Props = {
  of:
    | { projectId: number }
    | { sessionKey: string }
    | { insightId: number }
    | { chatAbout: number }
    | { chatsOf: number };
};

/** What the page adds to a project, an analysis or an insight once they are shown: reports and chats. */
export function ProjectTools({ of }: Props) {
  if ('chatAbout' in of) return <ChatButton insightId={of.chatAbout} />;
  if (!('chatsOf' in of)) return <DownloadReport of={of} />;
  return <ChatOfProject projectId={of.chatsOf} />;
}

function ChatOfProject({ projectId }: { projectId: number }) {
  const client = useQueryClient();
  const { data: project } = useQuery(projectQuery(projectId));
  return (
    <InsightChat
      projectId={projectId}
      lang={project && languageTags[project.language]}
      sessionKey={load<string>(sessionStorage, 'sessionKey', projectId)}
      textOf={(insight) => insightText(insight, defaultEmoji)}
      onSaved={() => void refreshInsights(client, projectId)}
    />
  );
}
