import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format.ts';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { projectInsightsQuery } from '../queries.ts';
import { countedPeople, shownInsights } from '../rules.ts';
import { whereSaid } from './where-said.ts';
import { WhereSaidPicture } from './where-said-picture.tsx';

type Props = { open: boolean; onClose: () => void; projectId: number };

export function WhereSaidDialog({ open, onClose, projectId }: Props) {
  const { data: rows = [] } = useQuery(projectInsightsQuery(projectId));
  const said = whereSaid(shownInsights(rows).flatMap(({ analysis }) => analysis.evidence ?? []));
  const inAll = countedPeople(rows);
  const quoted = said.people.filter(({ name }) => name !== null).length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Where it was said"
      description="Every quote behind the insights of this project, by person and document."
      shape="question"
    >
      <DialogBody className="pb-6">
        {said.people.length > 0 ? (
          <>
            <WhereSaidPicture {...said} />
            {inAll >= quoted && (
              <p className="mt-1 text-label text-text-3">
                {formatNumber(quoted)} of the {formatNumber(inAll)} people of this project are quoted.
              </p>
            )}
          </>
        ) : (
          <p className="text-text-3">No insight in this project has a quote from a document.</p>
        )}
      </DialogBody>
    </Dialog>
  );
}
