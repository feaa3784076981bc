import { createDraft, type Draft } from '../draft.ts';
import { ExtractionError } from '../errors.ts';
import type { Format } from '../extract.ts';
import { linesOf } from '../lines.ts';
import { isText, readText } from './plain-text.ts';

/**
 * WebVTT captions. Stored text: one line per cue or voice, prefixed with `Speaker: ` where the speaker changes, so that
 * it reads as a transcript. Blocks cover only the spoken words and carry cue and speaker. Blocks are parsed like the
 * W3C WebVTT parser, but a comma before the milliseconds and a missing header are accepted.
 */
export const vtt: Format = {
  sniff: isText,
  async parse(bytes) {
    const { text, warnings } = await readText(bytes);
    const cues = [...cuesOf(text)];
    if (cues.length === 0) {
      throw new ExtractionError(
        'corrupt',
        'No captions with times were found in this file. Export the transcript as .vtt again, or save its text as .txt.',
      );
    }
    const draft = createDraft();
    for (const warning of warnings) draft.warn(warning);
    writeCues(draft, cues);
    return draft.finish();
  },
};

type Cue = { startMs: number; endMs: number; payload: string };
type Voice = { speaker?: string; text: string };

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** A cue is a timing line and the lines after it, up to an empty line or, as in the W3C parser, the next arrow. */
function* cuesOf(text: string): Generator<Cue> {
  let cue: Cue | null = null;
  let payload: string[] = [];
  for (const line of linesOf(text)) {
    const isEnd = line.text.trim() === '' || line.text.includes('-->');
    if (!isEnd) {
      if (cue) payload.push(line.text);
      continue;
    }
    if (cue) yield { ...cue, payload: payload.join('\n') };
    payload = [];
    const times = timing.exec(line.text);
    cue = times ? { startMs: milliseconds(times[1] ?? ''), endMs: milliseconds(times[2] ?? ''), payload: '' } : null;
  }
  if (cue) yield { ...cue, payload: payload.join('\n') };
}

function milliseconds(time: string): number {
  const [fraction = '', ...rest] = time.split(/[.,]/).reverse();
  const [seconds = 0, minutes = 0, hours = 0] = (rest[0] ?? '').split(':').map(Number).reverse();
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number(fraction.padEnd(3, '0'));
}

function writeCues(draft: Draft, cues: Cue[]) {
  const voicesOfCues = cues.map((cue) => voicesOf(cue.payload));
  const labels = speakerLabelsIn(voicesOfCues.flat());
  let before: string | undefined;
  for (const [at, cue] of cues.entries()) {
    for (const voice of voicesOfCues[at] ?? []) {
      const { speaker, text } = voice.speaker ? voice : withoutLabel(voice.text, labels);
      if (text === '') continue;
      if (draft.length() > 0) draft.write(speaker === undefined && before !== undefined ? '\n\n' : '\n');
      if (speaker !== undefined && speaker !== before) draft.write(`${speaker}: `);
      const times = { index: at + 1, startMs: cue.startMs, endMs: cue.endMs };
      draft.add(text, { kind: 'cue', cue: times, ...(speaker !== undefined && { speaker }) });
      before = speaker;
    }
  }
}

/** Splits a payload at its voice tags. A cue without tags is one unnamed voice. */
function voicesOf(payload: string): Voice[] {
  const voices: Voice[] = [];
  const parts = payload.split(/<v(?:\.[^\s<>]*)?[ \t]+([^<>]*)>/);
  for (let at = 0; at < parts.length; at += 2) {
    const speaker = at === 0 ? undefined : plain(parts[at - 1] ?? '');
    const text = plain(parts[at] ?? '');
    if (text !== '') voices.push(speaker ? { speaker, text } : { text });
  }
  return voices;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
  quot: '"',
  apos: "'",
};

/** Removes tags, decodes entities, and joins the lines of the screen, except before the dash of another speaker. */
function plain(payload: string): string {
  return payload
    .replace(/<[^<>\n]*>/g, '')
    .replace(
      /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi,
      (whole, name: string) => entities[name.toLowerCase()] ?? numeric(name) ?? whole,
    )
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(
      /(\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}。、，！？])\s*\n\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      '$1',
    )
    .replace(/\s*\n\s*(?![-–—] ?\S)/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function numeric(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const label = /^([\p{L}][^:：\n]{0,48})[:：]\s*/u;

/**
 * Meeting programs write `Anna Berg: ` into the text instead of a voice tag. Such a prefix is a name if it occurs at
 * least twice, or if most lines of the file begin with one.
 */
function speakerLabelsIn(voices: Voice[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { speaker, text } of voices) {
    const name = speaker ? undefined : label.exec(text)?.[1]?.trim();
    if (name && name.split(/\s+/).length <= 5) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const labelled = [...counts.values()].reduce((sum, times) => sum + times, 0);
  const isUsual = labelled > voices.length / 2;
  return new Set([...counts].filter(([, times]) => isUsual || times > 1).map(([name]) => name));
}

function withoutLabel(text: string, labels: Set<string>): Voice {
  const found = label.exec(text);
  const speaker = found?.[1]?.trim();
  return found && speaker && labels.has(speaker) ? { speaker, text: text.slice(found[0].length) } : { text };
}
