import { askedOf } from '#contract/insights/asked.ts';
import type { Evidence, Insight } from '#contract/insights/insights.ts';
import { strengthLine } from '#contract/insights/strength.ts';
import { titleOf } from '#contract/insights/summary.ts';
import { coloredTags, quotesOf, unfoundQuoteNote } from '../rules.ts';

const whereabouts = ({ speaker, fileName, place }: Evidence): string =>
  [speaker, fileName, place].filter(Boolean).join(', ');
const spoken = (evidence: Evidence): string => `“${evidence.quote}”\n(${whereabouts(evidence)})`;
const part = (heading: string, ...lines: string[]): string[] =>
  lines.some(Boolean) ? [[heading, ...lines.filter(Boolean)].join('\n')] : [];

/** The insight as text that can be pasted anywhere and read there, with all that it is based on. */
export function insightText(insight: Insight, emoji: string): string {
  const { analysis } = insight;
  const asked = askedOf(insight);
  const evidence = analysis.evidence ?? [];
  const support = quotesOf(evidence, 'for').map(spoken);
  const words = analysis.supportingQuote || analysis.quote;
  const isUnproven = analysis.quoteState === 'unfound' || support.length === 0;
  const own =
    words && isUnproven ? [`“${words}”${analysis.quoteState === 'unfound' ? `\n(${unfoundQuoteNote})` : ''}`] : [];
  const [first = '', ...more] = [...own, ...support];
  return [
    [asked ? `Context: ${asked}` : '', `${analysis.emoji || emoji} ${titleOf(insight)}`].filter(Boolean).join('\n'),
    ...(analysis.summary ? [analysis.summary] : []),
    ...part('Supporting Quote', first),
    ...part('More quotes', ...more),
    ...part('Contradicting quotes', ...quotesOf(evidence, 'against').map(spoken)),
    ...part('Why it Matters', analysis.businessImpact || analysis.relevance || ''),
    ...part(
      'Evidence',
      strengthLine(analysis.strength) ?? '',
      ...(analysis.sources ?? []).map(({ fileName }) => fileName),
    ),
    ...part(
      'Tags',
      coloredTags(insight)
        .map(({ name }) => name)
        .join(', '),
    ),
  ].join('\n\n');
}
