import { askedOf, standsUnderAsked } from '#contract/insights/asked.ts';
import { badgeLabels, type Insight, type InsightEvidence } from '#contract/insights/insights.ts';
import { strengthLine } from '#contract/insights/strength.ts';
import { editsOf, writerOf } from '#contract/insights/written-by.ts';

type Strength = NonNullable<Insight['analysis']['strength']>;

/**
 * The insights as a readable document. Text written by people appears as they wrote it; none of it is interpreted as
 * markup.
 */
export function toMarkdown(
  project: { name: string; description: string | null },
  insights: readonly Insight[],
): string {
  const head = [`# ${line(project.name)}`, paragraphs(project.description ?? '')];
  const count = insights.length === 1 ? '1 insight' : `${insights.length} insights`;
  const parts = [...head, count, ...insights.flatMap(insightParts), '---', notice];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

export const notice = 'Content may be AI-generated and should be verified.';

function insightParts(insight: Insight): string[] {
  const { title, analysis, topics, notFoundAt, ...written } = insight;
  const asked = standsUnderAsked(insight) ? null : askedOf(insight);
  const { emoji = '', badge, summary, businessImpact, keywords, question, evidence, strength, quoteState } = analysis;
  const facts = [
    badge ? `**${badgeLabels[badge]}**` : '',
    question ? `Question: ${line(question)}` : '',
    asked ? `Context: ${line(asked)}` : '',
    keywords.length > 0 ? `Tags: ${keywords.map(line).join(', ')}` : '',
    topics.length > 0 ? `Topics: ${topics.map((t) => line(t.name)).join(', ')}` : '',
    strength ? `Evidence: ${strengthOf(strength)}` : '',
    notFoundAt ? `Not found again in the run of ${notFoundAt.slice(0, 10)}` : '',
    written.provenance ? `Written by: ${line(writerOf(written))}` : '',
    editsOf(written, (moment) => moment.slice(0, 10)),
  ].filter(Boolean);
  const typed = quoteState === 'unfound' ? [quoted(analysis.supportingQuote, 'Not found in the documents')] : [];
  const against = evidence.filter((e) => e.stance === 'against');
  const near = evidence.filter((e) => e.stance === 'near');
  return [
    `## ${[line(emoji), line(title)].filter(Boolean).join(' ')}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    paragraphs(summary),
    ...typed,
    ...evidence.filter((e) => e.stance === 'for').map(quotation),
    ...(against.length > 0 ? ['### Against it', ...against.map(quotation)] : []),
    ...(near.length > 0 ? ['### Related, not counted', ...near.map(quotation)] : []),
    ...(businessImpact ? ['### Why it matters', paragraphs(businessImpact)] : []),
  ];
}

/** As on the card, and also that nothing contradicts it, when that was checked. */
export function strengthOf(strength: Strength): string {
  const none = strength.against && !strength.against.people && !strength.against.documents;
  return `${strengthLine(strength) ?? 'Not counted'}${none ? '; none against' : ''}`;
}

function quotation({ quote, speaker, fileName, place, start, end }: InsightEvidence): string {
  const from = [speaker, fileName, place, `characters ${start} to ${end}`].flatMap((part) => (part ? line(part) : []));
  return quoted(quote, from.join(', '));
}

export const quoted = (words: string, from: string): string =>
  [...escaped(words).split('\n'), '', `(${from})`].map((text) => `> ${text}`.trimEnd()).join('\n');

export const paragraphs = (text: string): string => escaped(text.trim());
export const line = (text: string): string => escaped(text.replace(/\s+/g, ' ').trim());

/** Escapes markup, entities, lists and addresses. */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]#|~$@^]/g, '\\$&')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}\\.`)
    .replace(/^[ \t]+/gm, '')
    .replace(/^([-+=])/gm, '\\$1')
    .replace(/^(\d+)([.)])/gm, '$1\\$2')
    .replace(/!(?=\\\[)/g, '\\!');
}
