import { readXml } from '../../container/xml.ts';

/** What a paragraph style says about its paragraphs. */
export type DocxStyle = { level?: number; isList?: boolean };
export type DocxStyles = ReadonlyMap<string, DocxStyle>;

type Stated = DocxStyle & { basedOn?: string };

/** Determines which styles are headings (by name or outline level) and which are lists, including inherited ones. */
export async function readStyles(part: Uint8Array | null): Promise<DocxStyles> {
  const stated = new Map<string, Stated>();
  if (!part) return stated;
  let style: Stated | null = null;
  await readXml(part, {
    open({ name, attributes }) {
      if (name === 'style') {
        style = {};
        stated.set(attributes.styleId ?? '', style);
      } else if (style && attributes.val !== undefined) {
        if (name === 'name') style.level ??= headingLevel(attributes.val);
        if (name === 'basedOn') style.basedOn = attributes.val;
        if (name === 'outlineLvl') style.level ??= outlineLevel(attributes.val);
      }
      if (style && name === 'numPr') style.isList = true;
      return undefined;
    },
    close(name) {
      if (name === 'style') style = null;
    },
    text: () => undefined,
  });
  return new Map([...stated.keys()].map((id) => [id, inherited(stated, id)]));
}

/** Style names are stored in English whatever the language of Word. */
export function headingLevel(name: string): number | undefined {
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  if (level) return Math.min(Number(level), 6);
  return /^title$/i.test(name) ? 1 : undefined;
}

/** Outline levels count from 0; 9 is body text. */
export function outlineLevel(value: string): number | undefined {
  const level = Number(value);
  return level >= 0 && level <= 8 ? Math.min(level + 1, 6) : undefined;
}

const maxChainLength = 20;

function inherited(stated: Map<string, Stated>, id: string): DocxStyle {
  const result: DocxStyle = {};
  let style = stated.get(id);
  for (let step = 0; style && step < maxChainLength; step += 1) {
    if (style.level !== undefined) result.level ??= style.level;
    if (style.isList) result.isList ??= true;
    style = style.basedOn === undefined ? undefined : stated.get(style.basedOn);
  }
  return result;
}
