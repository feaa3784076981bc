import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages, languageTags } from '#contract/languages.ts';

/**
 * Makes the word lists in `data/` from the packages that they come from. Run by hand after one of them changes:
 * `node engine/language/make-data.ts`.
 */
const require = createRequire(import.meta.url);

function write(name: string, value: unknown): void {
  writeFileSync(new URL(`./data/${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
}

/** Words that the source counts among the empty ones, but which carry the matter of an interview. */
const meaningful: Partial<Record<Language, string>> = {
  english:
    'able accordance affected affecting affects announce appreciate area areas auth available bill billion bottom brief buy ' +
    'call caption case cases cause causes changes clear click computer concerning consider copy cry date dear describe ' +
    'described detail differ different differently difficult doubtful early effect empty end ended face faces fact ' +
    'facts fifteen fifty fill fire found free front gone good goods great greater greatest group grouped groups help ' +
    'high higher highest home homepage immediate importance important index indicate information interest interested ' +
    'interesting interests invention keys knew know known large largest late lately later latest length like liked ' +
    'likes little long longer longest low lower make making man member members men microsoft mine move needed needing ' +
    'needs need netscape new newer newest novel number numbers old older oldest open opened opening opens order ordered ' +
    'ordering orders page pages part parts place placed places point points poorly present presented presenting ' +
    'presents problem problems promptly proud provide provided provides quickly reasonably recent ref refs related ' +
    'research reserved resulted resulting results right ring room rooms round section selves sensible serious show ' +
    'showed showing shows side sides significant similar site slightly small smaller smallest sorry specify state ' +
    'states stop strongly successfully sufficiently suggest system test text thank thanks thick thin third tip top ' +
    'tried tries try trying turn turned twelve turning turns use used useful usefully usefulness users uses using ' +
    'value want wanted wanting wants web webpage website welcome well width wish words work worked working works ' +
    'world worlds year years young younger youngest cant msie trillion hundred thousand million zero six seven eight ' +
    'nine ten two three four five one eleven twenty thirty forty sixty seventy eighty ninety first second half fifth ' +
    'ai tv hr pc uk us la id ad vs html http edu gov mil com net org www inc ltd corp kg km mg ml mm cm tf sd hell ill ' +
    'shed wed id contain containing contains corresponding follow following follows changes inner key kind recent ' +
    'research seconds self sup hopefully better best less cmon computer miss line looking looks mean means minus nothing',
};

const keptAnyway: Partial<Record<Language, string>> = {
  english: "us less one mean means kind better best nothing i'm id ill wed",
};

function makeStopwords(): void {
  const source = require('stopwords-iso') as Record<string, string[]>;
  for (const language of languages) {
    const kept = new Set((keptAnyway[language] ?? '').split(' '));
    const pruned = new Set((meaningful[language] ?? '').split(' ').filter((word) => !kept.has(word)));
    const words = (source[languageTags[language]] ?? [])
      .map((word) => word.toLocaleLowerCase(languageTags[language]).replaceAll('’', "'"))
      .filter((word) => /^[\p{L}\p{M}'-]+$/u.test(word) && !pruned.has(word));
    write(`${language}-stopwords`, [...new Set(words)].sort().join(' '));
  }
}

makeStopwords();
