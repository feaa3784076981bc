import { Check, Minus } from 'lucide-react';
import { Link } from 'wouter';
import type { CompanyUser, ProjectGrant } from '#contract/users.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { ProjectSource } from './access-choice.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  user: CompanyUser;
  projects: ProjectSource;
  onManage: () => void;
};

/** What a client finds after signing in, read from the grants. */
export function ClientViewDialog({ open, onClose, user, projects: source, onManage }: Props) {
  const { projects, failed, retrying, retry } = source;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="View as Client"
      description={
        <>
          What <bdi>{user.username}</bdi> finds after signing in, by the access that is given now.
        </>
      }
    >
      <DialogBody className="grid content-start gap-4">
        {!projects && failed && (
          <ErrorState title="The projects could not be loaded." onRetry={retry} retrying={retrying} />
        )}
        {projects && <Projects projects={projects} grants={user.projectAccess} />}
        <p className="text-label text-text-3 text-pretty">
          A client reads only: no documents, no uploads, no changes and no new messages. The links open a project with
          your own rights, so you see more there than this client does.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onManage}>
          Manage access
        </Button>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

type ListProps = { projects: NonNullable<ProjectSource['projects']>; grants: readonly ProjectGrant[] };

function Projects({ projects, grants }: ListProps) {
  const visible = projects.flatMap(({ id, name }) => {
    const grant = grants.find(({ projectId }) => projectId === id);
    return grant ? [{ id, name, grant }] : [];
  });
  if (visible.length === 0) {
    return (
      <div className="grid gap-1">
        <p className="text-card">No projects</p>
        <p className="text-text-2 text-pretty">
          The dashboard is empty, and the navigation shows Dashboard, Insights and Topics only.
        </p>
      </div>
    );
  }
  return (
    <ul aria-label="Visible projects" className="divide-y divide-line border-y border-line">
      {visible.map(({ id, name, grant }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <p dir="auto" className="font-control [overflow-wrap:anywhere]">
              {name}
            </p>
            <Fact holds={grant.canViewInsights} yes="Insights and research questions" no="Insights are closed" />
            <Fact holds={grant.canViewChat} yes="Conversations, without writing" no="Conversations are closed" />
          </div>
          <Link
            href={`/insights/${id}`}
            aria-label={`Open ${name}`}
            className={buttonLook({ variant: 'secondary', size: 'small' })}
          >
            Open
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-label ${holds ? 'text-text-2' : 'text-text-3'}`}>
      {holds ? <Check className="icon text-ok" /> : <Minus className="icon" />}
      {holds ? yes : no}
    </p>
  );
}
