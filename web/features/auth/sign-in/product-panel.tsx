import { Brand } from './brand.tsx';

const lines = [
  { time: '12:04', text: 'Did you look at the price list before the trial?' },
  {
    time: '12:09',
    text: 'I looked for it. If I cannot see what a seat costs, ',
    marked: 'I assume we cannot afford it',
    rest: ' and I close the tab.',
  },
  { time: '12:21', text: 'So I asked a colleague who already had it.' },
];

/** What Earshot is, beside the forms on wide screens: one finding and the words it is based on. */
export function ProductPanel() {
  return (
    <aside className="flex flex-col justify-center gap-12 border-s border-line bg-surface px-16 py-12 max-lg:hidden xl:px-24">
      <div className="max-w-120">
        <Brand large />
        <p className="mt-8 text-[2rem] leading-[1.2] font-semibold tracking-[-0.024em] text-balance">
          Keep every customer within earshot
        </p>
        <p className="mt-4 text-lead text-text-2 text-pretty">
          Upload interviews, transcripts and documents. Earshot turns them into tagged insights for the whole team, and
          every quote leads back to the place where it was said.
        </p>
      </div>
      <div aria-hidden="true" className="max-w-120">
        <div className="rounded-card border border-line bg-bg p-5">
          {lines.map(({ time, text, marked, rest }) => (
            <p key={time} className="flex gap-4 py-1.5">
              <span className="w-9 flex-none pt-0.5 text-label text-text-3 tabular-nums">{time}</span>
              <span className={marked ? 'font-serif text-quote text-ink' : 'font-serif text-quote text-text-3'}>
                {text}
                {marked && <mark>{marked}</mark>}
                {rest}
              </span>
            </p>
          ))}
        </div>
        <div className="ms-9 h-6 w-px bg-line-strong" />
        <div className="flex items-center gap-3 rounded-card border border-line bg-bg px-5 py-4">
          <span className="size-2 flex-none rounded-full bg-accent" />
          <div>
            <p className="text-card">Buyers leave when the price is hidden</p>
            <p className="mt-0.5 text-label text-text-3">9 of 12 people, 7 documents</p>
          </div>
        </div>
      </div>
    </aside>
  );
}
