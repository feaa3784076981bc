import { counted } from '../../../lib/format.ts';
import type { WhereSaid } from './where-said.ts';

/** Dots of people by documents. It is a table, so that every reader gets the same: the dots are its drawing. */
export function WhereSaidPicture({ documents, people }: WhereSaid) {
  const most = Math.max(1, ...people.flatMap(({ cells }) => cells.flatMap((cell) => [cell.support, cell.against])));
  const opposed = people.some(({ cells }) => cells.some(({ against }) => against > 0));
  return (
    <div className="grid gap-3 text-label">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be in reach of the keyboard */}
      <section aria-label="Who said this, and where" tabIndex={0} className="max-h-64 overflow-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 bg-surface py-1 text-start font-normal text-text-3">
                Person
              </th>
              {documents.map(({ id, fileName }, index) => (
                <th
                  key={id}
                  scope="col"
                  title={fileName}
                  className="sticky top-0 w-12 bg-surface font-normal text-text-3"
                >
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="sr-only">{fileName}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, cells }) => (
              <tr key={name ?? ''} className="border-t border-line">
                <th scope="row" className="max-w-40 truncate py-1 pe-2 text-start font-normal text-ink">
                  <bdi>{name ?? 'No name'}</bdi>
                </th>
                {documents.map(({ id }, index) => (
                  <td key={id} className="p-0 text-center">
                    <Dots cell={cells[index]} most={most} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ol aria-hidden="true" className="grid gap-0.5 text-text-3">
        {documents.map(({ id, fileName }, index) => (
          <li key={id} className="flex gap-2">
            <span className="w-4 flex-none text-center tabular-nums">{index + 1}</span>
            <bdi className="truncate">{fileName}</bdi>
          </li>
        ))}
      </ol>
      <p className="text-text-3">
        <bdi>
          Based on the quotes shown here. The larger the dot, the more quotes.
          {opposed && ' A ring marks contradicting quotes.'}
        </bdi>
      </p>
    </div>
  );
}

const side = 26;
const middle = side / 2;
/** The area grows with the number, so the eye compares rightly. */
const radius = (count: number, most: number) => 3 + 7 * Math.sqrt(count / most);

type DotsProps = { cell: WhereSaid['people'][number]['cells'][number] | undefined; most: number };

function Dots({ cell, most }: DotsProps) {
  if (!cell || cell.support + cell.against === 0) return <span className="sr-only">None</span>;
  const { support, against } = cell;
  const width = support && against ? 2 * side : side;
  return (
    <>
      <svg
        aria-hidden="true"
        width={width}
        height={side}
        viewBox={`0 0 ${width} ${side}`}
        className="inline-block align-middle rtl:-scale-x-100"
      >
        {support > 0 && <circle cx={middle} cy={middle} r={radius(support, most)} className="fill-accent" />}
        {against > 0 && (
          <circle
            cx={width - middle}
            cy={middle}
            r={radius(against, most)}
            strokeWidth="2"
            className="fill-none stroke-warm"
          />
        )}
      </svg>
      <span className="sr-only">
        {[support && counted(support, 'quote'), against && `${against} against`].filter(Boolean).join(', ')}
      </span>
    </>
  );
}
