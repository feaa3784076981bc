import { readFileSync } from 'node:fs';
import { type Language, languages } from '#contract/languages.ts';
import { sentimentLabel } from '#engine/language/sentiment/sentiment-labels.ts';

const [language, file] = process.argv.slice(2);
if (!languages.includes(language as Language) || !file) {
  console.error('Call: node bench/sentiment/run.ts LANGUAGE FILE, the file being a JSON array of texts.');
  process.exit(2);
}
const texts = JSON.parse(readFileSync(file, 'utf8')) as string[];
console.log(JSON.stringify(texts.map((text) => sentimentLabel(text, language as Language))));
