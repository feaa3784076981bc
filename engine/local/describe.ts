import type { Language } from '#contract/languages.ts';
import { languagePack } from '#engine/language/pack.ts';
import { type Corpus, type CorpusSentence, textOf } from '../corpus/corpus.ts';
import type { Brief } from '../engine.ts';
import { keyPhrases } from './phrases/key-phrases.ts';
import { briefText } from './questions/brief-clauses.ts';
import { themesOf } from './questions/themes.ts';
import { idfWeight } from './sentences/similarity.ts';
import {
  lengthPadding,
  maxNames,
  maxPhrasesPerDocument,
  maxSentencesCompared,
  maxThemesDescribed,
  sampleLength,
} from './tuning/answers.ts';

/** What the material is about, as Markdown: the brief, each document's digest, the themes over all, who speaks. */
export async function describe(corpus: Corpus, input: { brief: Brief; language: Language }): Promise<string> {
  const { context } = languagePack(input.language).templates;
  const lines = [`# ${context.title(input.brief.name ?? '')}`, ''];
  const brief = briefText({ ...input.brief, name: '' }).trim();
  if (brief) lines.push(`## ${context.brief()}`, '', brief, '');
  lines.push(`## ${context.documents()}`, '');
  for (const [index, document] of corpus.documents.entries()) {
    const passages = corpus.reading.passageSpans.flatMap((p, i) => (p.document === index ? [i] : []));
    const phrases = keyPhrases(corpus, passages).slice(0, maxPhrasesPerDocument);
    lines.push(`- **${document.fileName}**${phrases.length > 0 ? `: ${phrases.join(' · ')}` : ''}`);
  }
  lines.push('', `## ${context.themes()}`, '');
  for (const theme of themesOf(corpus, input.brief, { limit: maxThemesDescribed })) {
    const people = corpus.reading.voices.some((v) => v.name !== null || v.row !== null) ? theme.people : 0;
    lines.push(`- **${theme.phrase.text}**, ${context.saidBy(people, theme.documents)}`);
    const sample = mostSpecific(corpus, theme.sentences);
    if (sample) lines.push(`  > ${sample}`);
  }
  const names = [...new Set(corpus.reading.voices.flatMap((v) => (v.role === 'answers' && v.name ? [v.name] : [])))];
  if (names.length > 0) lines.push('', `## ${context.people()}`, '', names.slice(0, maxNames).join(' · '));
  return `${lines.join('\n')}\n`;
}

/** The sentence with the highest idf for its length. */
function mostSpecific(corpus: Corpus, sentences: readonly number[]): string | null {
  const { reading } = corpus;
  let best: { text: string; rate: number } | null = null;
  for (const index of sentences.slice(0, maxSentencesCompared)) {
    const sentence = reading.sentences[index] as CorpusSentence;
    const size = sentence.to - sentence.from;
    if (size < sampleLength.min || size > sampleLength.max) continue;
    let weight = 0;
    for (let i = sentence.from; i < sentence.to; i++) {
      const term = reading.terms[i] ?? 0;
      if (reading.stop[term] !== 1) weight += idfWeight(reading, term);
    }
    const rate = weight / Math.sqrt(size + lengthPadding);
    if (!best || rate > best.rate) best = { text: textOf(corpus, sentence).replace(/\s+/g, ' '), rate };
  }
  return best?.text ?? null;
}
