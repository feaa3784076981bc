import type { Insight } from '#contract/insights/insights.ts';

const columns = [
  ...['insight_id', 'title', 'summary', 'why_it_matters', 'question', 'badge', 'source', 'tags', 'topics'],
  ...['people', 'people_in_all', 'documents', 'documents_in_all', 'people_against', 'documents_against'],
  ...['stance', 'quote', 'asked', 'quote_found', 'document', 'document_id', 'place', 'speaker', 'start', 'end'],
  ...['created_at', 'updated_at', 'not_found_at'],
  ...['engine', 'model', 'prompt_version', 'run_id', 'text_edits', 'text_edited_at'],
] as const;
type Row = Partial<Record<(typeof columns)[number], string | number | null | undefined>>;

/** Without a byte order mark, Excel reads the file in the local code page. */
const byteOrderMark = '\ufeff';

/** One row per quote, and at least one per insight. RFC 4180. */
export function toCsv(insights: readonly Insight[]): string {
  const rows = insights.flatMap(rowsOf).map((row) => columns.map((name) => cell(row[name])));
  return byteOrderMark + [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function rowsOf({ id, title, source, analysis, topics, provenance, textEdits, ...dates }: Insight): Row[] {
  const { strength } = analysis;
  const own: Row = {
    ...{ insight_id: id, title, summary: analysis.summary, why_it_matters: analysis.businessImpact },
    ...{ question: analysis.question, badge: analysis.badge, source, tags: analysis.keywords.join('; ') },
    ...{ topics: topics.map((t) => t.name).join('; '), created_at: dates.createdAt },
    ...{ updated_at: dates.updatedAt, not_found_at: dates.notFoundAt },
    ...{ engine: provenance?.engine, model: provenance?.model, prompt_version: provenance?.promptVersion },
    ...{ run_id: provenance?.runId, text_edits: textEdits?.count, text_edited_at: textEdits?.lastAt },
    ...{ people: strength?.people, people_in_all: strength?.peopleInAll },
    ...{ documents: strength?.documents, documents_in_all: strength?.documentsInAll },
    ...{ people_against: strength?.against?.people, documents_against: strength?.against?.documents },
  };
  const typed = analysis.quoteState === 'unfound' ? analysis.supportingQuote : '';
  const quotes: Row[] = analysis.evidence.map(
    ({ stance, quote, asked, fileName, documentId, place, speaker, start, end }) => ({
      ...{ stance, quote, asked: asked?.text, quote_found: 'yes', document: fileName, document_id: documentId },
      ...{ place, speaker, start, end },
    }),
  );
  if (typed) quotes.unshift({ quote: typed, quote_found: 'no' });
  return (quotes.length > 0 ? quotes : [{}]).map((quote) => ({ ...own, ...quote }));
}

/**
 * Spreadsheets run a cell that begins like this as a formula; a leading apostrophe makes it text. Marks that are not seen, as of
 * the direction of writing, may come first.
 */
const formula = /^[\s\p{Cf}\p{Cc}\p{Mn}\u115f\u1160\u3164\uffa0]*[=+\-@\t\r＝＋－＠]/u;

export function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
