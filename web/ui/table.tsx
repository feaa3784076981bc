import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** Name and width class of each column. */
  columns: readonly (readonly [name: string, width: string])[];
  /** Whether each row ends with a cell of actions. */
  withActions?: boolean;
  children: ReactNode;
};

export const cell = 'h-12 px-3 py-1 [overflow-wrap:anywhere]';

export function Table({ caption, columns, withActions = false, children }: Props) {
  return (
    <table className="panel w-full table-fixed border-separate border-spacing-0 text-start">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-label text-text-3">
          {columns.map(([name, width]) => (
            <th
              key={name}
              scope="col"
              className={`h-10 border-b border-line px-3 text-start font-medium first:ps-5 ${width}`}
            >
              {name}
            </th>
          ))}
          {withActions && (
            <th scope="col" className="w-14 border-b border-line">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="[&>tr:not(:last-child)>*]:border-b [&>tr>*]:border-line">{children}</tbody>
    </table>
  );
}
