import type { ReactNode } from 'react';

type Props = { title: string; lead?: string; children: ReactNode };

export function AuthCard({ title, lead, children }: Props) {
  return (
    <section className="panel p-6 max-md:p-5">
      <h1 className="text-section">{title}</h1>
      {lead && <p className="text-text-2 text-pretty">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
