import { useId, useState } from 'react';
import type { AnalysisProgress } from '#contract/analysis/analysis.ts';
import { counted, formatNumber } from '../../lib/format.ts';
import { Unfold } from '../../ui/unfold.tsx';

/** What the run has used of a language model so far, and what verification dropped of what the model wrote. */
export function RunUsage({ run }: { run: AnalysisProgress | null }) {
  if (!run?.usage) return null;
  const { model, calls, cached, failed, inputTokens, outputTokens, cost } = run.usage;
  const parts = [
    counted(calls, 'call'),
    cached > 0 && `${formatNumber(cached)} of them from stored replies`,
    failed > 0 && `${formatNumber(failed)} failed`,
    `${formatNumber(inputTokens)} tokens read`,
    `${formatNumber(outputTokens)} written`,
    cost !== null && (cost > 0 && cost < 0.01 ? 'less than $0.01' : `$${cost.toFixed(2)}`),
  ];
  return (
    <>
      <p className="mt-0.5 text-label text-pretty text-text-3 tabular-nums">
        Language model <bdi>{model}</bdi>: {parts.filter(Boolean).join(', ')}
      </p>
      {run.dropped && run.dropped.length > 0 && <Dropped dropped={run.dropped} />}
    </>
  );
}

function Dropped({ dropped }: { dropped: NonNullable<AnalysisProgress['dropped']> }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="text-link mt-0.5 min-h-6 text-label pointer-coarse:min-h-10"
      >
        {open ? 'Hide' : 'Show'} {counted(dropped.length, 'dropped sentence')}
      </button>
      <Unfold id={id} open={open}>
        <ul aria-label="Dropped sentences" className="mt-1.5 grid max-h-80 gap-2 overflow-y-auto">
          {dropped.map(({ question, text, reason }) => (
            <li key={`${question} ${text} ${reason}`} className="grid gap-0.5 text-label">
              <span dir="auto" className="break-words text-text-2">
                {text}
              </span>
              <span className="text-text-3">{reasons[reason] ?? reason}</span>
            </li>
          ))}
        </ul>
      </Unfold>
    </>
  );
}

/** Why the documents do not bear a sentence out. */
const reasons: Record<string, string> = {
  'no-passage': 'Rests on no passage',
  'unknown-passage': 'Rests on a passage that was not offered',
  'one-document': 'Has words that one document alone has, without what stands around them there',
  'asked-for': 'Repeats what a document asks to be told',
  'not-a-participant': 'Rests on words that no participant said',
  'unsupported-number': 'Has a number that its passages do not have',
  'unsupported-name': 'Has a name that its passages do not have',
  'not-confirmed': 'Was not confirmed by its passages when checked again',
  'other-language': 'Is in another language than its passages, and was not confirmed',
  'topic-only': 'Names a topic and claims nothing',
  'repeats-another': 'Says what another insight says',
  dismissed: 'Says what someone deleted',
};
