import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Block } from '#contract/documents/blocks.ts';
import { createDraft, type Draft } from '../draft.ts';
import type { Format } from '../extract.ts';
import { createFlow } from '../flow.ts';
import { createTableBlocks, type TableBlocks } from '../table/table-blocks.ts';
import { isText, readText } from './plain-text.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Web pages. Stored text: what a browser would show, one line per paragraph, heading, list item and table row (cells
 * separated by tabs). Nothing is fetched or executed. The tree is walked with an explicit stack, because a page can be
 * nested deeper than the call stack allows.
 */
export const html: Format = {
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes, declaredEncoding(bytes));
    const { parse } = await import('parse5');
    const draft = createDraft();
    for (const warning of warnings) draft.warn(warning);
    walk(draft, parse(text));
    return draft.finish();
  },
};

/** The encoding declared in the first kilobyte, where browsers look for it. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
}

const unseen = new Set(
  'head script style template noscript iframe object embed canvas audio video select datalist svg'.split(' '),
);
const blockLevel = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

type Table = { blocks: TableBlocks; row: number; column: number };
type Step = { node: Node } | { leave: Element };

function walk(draft: Draft, document: Node) {
  const steps: Step[] = [{ node: document }];
  const tables: Table[] = [];
  const open: { name: string }[] = [];
  let preformatted = 0;
  let inline = '';
  const put = createFlow(draft);

  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('leave' in step) leave(step.leave);
    else if ('value' in step.node)
      inline += preformatted > 0 ? step.node.value : step.node.value.replace(/[ \t\n\r\f]+/g, ' ');
    else if ('childNodes' in step.node) enter(step.node);
  }
  flush();

  function enter(node: Element | DefaultTreeAdapterTypes.ParentNode) {
    if ('tagName' in node) {
      if (unseen.has(node.tagName) || isHidden(node)) return;
      if (node.tagName === 'br') inline += '\n';
      if (blockLevel.has(node.tagName)) begin(node);
      steps.push({ leave: node });
    }
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) steps.push({ node: node.childNodes[at] as Node });
  }

  function begin({ tagName }: Element) {
    flush();
    const table = tables.at(-1);
    if (tagName === 'pre') preformatted += 1;
    else if (tagName === 'table') tables.push({ blocks: createTableBlocks(), row: -1, column: -1 });
    else if (tagName === 'tr' && table) {
      table.row += 1;
      table.column = -1;
    } else if ((tagName === 'td' || tagName === 'th') && table) table.column += 1;
    if (/^(?:h[1-6]|li|pre)$/.test(tagName)) open.push({ name: tagName });
  }

  function leave({ tagName }: Element) {
    if (!blockLevel.has(tagName)) return;
    flush();
    if (tagName === 'pre') preformatted -= 1;
    if (tagName === 'table') tables.pop()?.blocks.finish();
    if (open.at(-1)?.name === tagName) open.pop();
  }

  function flush() {
    const text =
      preformatted > 0
        ? inline.replace(/^\n|\s+$/g, '')
        : inline
            .replace(/ *\n */g, '\n')
            .replace(/ {2,}/g, ' ')
            .trim();
    inline = '';
    if (text.trim() === '') return;
    const table = tables.at(-1);
    const isInCell = table !== undefined && table.row >= 0 && table.column >= 0;
    const container = open.at(-1)?.name;
    const kind = kindOf(container, isInCell);
    put(
      text,
      kind === 'heading' ? { kind, level: Number(container?.slice(1)) } : { kind },
      isInCell ? { table: table.blocks, row: table.row, column: table.column } : null,
    );
  }
}

function kindOf(container: string | undefined, isInCell: boolean): Block['kind'] {
  if (container === 'pre') return 'code';
  if (container === 'li') return 'list-item';
  if (container !== undefined) return 'heading';
  return isInCell ? 'row' : 'paragraph';
}

function isHidden(element: Element): boolean {
  return element.attrs.some(
    ({ name, value }) =>
      (name === 'hidden' && value !== 'until-found') ||
      (name === 'style' && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}
