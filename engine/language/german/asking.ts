import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';
import { directQuestion } from './direct-question.ts';
import { topicQuestion } from './topic-question.ts';

const asks =
  /^(?:(?:an|auf|aus|bei|durch|für|gegen|hinter|in|mit|nach|über|um|unter|von|vor|zu) (?:wen|wem|was|wessen|welche[rsnm]?)|(?:ab|bis|seit) wann|bis zu welche[rsnm]?|wie|was|warum|weshalb|wieso|wann|wo|woher|wohin|wer|wen|wem|wessen|welche[rsnm]?|ob|wofür|womit|wodurch|woran|worauf|worüber|wovon|wozu|worin|inwiefern|inwieweit)(?!\p{L})/iu;

/** What cannot be turned safely is asked about as it is. */
export function about(clause: string): string {
  const bare = bareClause(clause);
  const [, main = '', conjunction = '', infinitive = ''] = withInfinitive.exec(bare) ?? [];
  if (main && asks.test(main)) return about(main).replace(/\?$/u, `, ${conjunction}${infinitive}?`);
  if (!asks.test(bare)) return `Was berichten die Menschen zum Thema „${bare}“?`;
  const asked = bare.charAt(0).toLocaleLowerCase('de') + bare.slice(1);
  const inOrder = verbSecond.test(asked) ? asked : null;
  return aloud(`${capital(directQuestion(asked) ?? inOrder ?? `können Sie uns sagen, ${asked}`, 'de')}?`);
}

/** „warum sie anrufen, statt online zu bestellen“ */
const withInfinitive = /^(.{12,}?),? ((?:an)?statt|ohne|um)((?: [^,]*)? (?:zu \p{Ll}+n|\p{Ll}+zu\p{Ll}+n))$/u;

/** „was trauen Eltern sich zu“, „wann am Tag machen die das“ ask already. */
const verbSecond =
  /^wann (?:am|im|in der) \p{Lu}\p{L}+ \p{Ll}+(?:en|t) (?:die|sie|man|er|es|wir|ihr) |^\p{Ll}+ (?!(?:gegen|zwischen|neben|diesen|welchen|jeden|allen|den|einen|keinen|selbst|nicht|jetzt|meist|zuerst|seit|mit|statt|gut|weit|recht|leicht|schlecht|bereits|konkret|genau) )\p{Ll}{2,}(?:en|t) /u;

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'Wo haben die Menschen Schwierigkeiten?',
  wish: 'Was wünschen sich die Menschen anders?',
  liking: 'Was läuft heute schon gut?',
  habit: 'Was ist den Menschen wichtig?',
  cost: 'Was kostet es die Menschen an Zeit, Geld oder Mühe?',
  rest: 'Was möchten Sie uns sonst noch erzählen?',
};

export const onTopic = (topic: string): string => topicQuestion(topic) ?? `Was sagen die Menschen zum Thema ${topic}?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:warum|weshalb|wieso|was|woran|gründe).* (?:weggehen|zum gehen|verlassen|kündig\\p{L}*|aufhör\\p{L}*|aufzuhören|hören .*auf|abspring\\p{L}*|springen .*ab|aussteig\\p{L}*|steigen .*aus|austreten|treten .*aus|abwander\\p{L}*|wandern .*ab|abbrechen|brechen .*ab)',
  ),
  reason: words('^(?:warum|weshalb|wieso)|woran liegt|gründe|ursachen?|wie (?:entsteht|entstehen|kommt es)'),
  habit: words(
    'erleben (?:\\p{L}+ ){0,3}im alltag|sprechen (?:\\p{L}+ ){0,2}sonst noch an|sonst noch wichtig|was ist den menschen wichtig|^(?:und )?wie(?! (?:gut|zufrieden|viele?|oft|lange|schwer|leicht|sehr|wichtig|finden|fühlen|erleben|bewerten|gefällt)(?!\\p{L}))',
  ),
  difficulty: words(
    'schwierig\\p{L}*|schwer|problem\\p{L}*|hürden?|hindernis\\p{L}*|herausforderung\\p{L}*|stört|nervt|ärger\\p{L}*|verwirr\\p{L}*|kompliziert|schief|sorgen|frust\\p{L}*|hakt',
  ),
  wish: words(
    'wünsch\\p{L}*|verbesser\\p{L}*|besser (?:werden|machen|sein)|ändern|anders|sollte\\p{L}*|würde\\p{L}* (?:\\p{L}+ ){0,3}helfen|fehlt|möchten|hätten',
  ),
  liking: words(
    'gefällt|mögen|hält(?! .*(?:davon|zurück))|bleiben|schätzen|gut läuft|läuft (?:\\p{L}+ ){0,2}gut|funktioniert (?:\\p{L}+ ){0,2}gut|gut ankommt|zufrieden|freut|hilfreich',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  '(?:themen|gewünscht|gesucht|stichworte)(?=\\s*[:：])|(?:wissen|erfahren|verstehen|herausfinden|klären|lernen|interessieren|heraus|nachhaken|untersuch(?:en|t)(?: werden)?|herausgearbeitet werden|ermitteln|schauen|fragen|hören)|(?:um )?folgende[sn]?|geht es (?:uns |mir )?(?:vor allem |auch )?darum|zu klären ist|(?:interessiert|beschäftigt) (?:uns|mich)|(?:mich|uns) (?:interessiert|beschäftigt)(?: (?:\\p{L}+)){0,2}|wüssten?(?: \\p{L}+){0,2} gerne?|(?:vor allem|schließlich|zuletzt|zum schluss|außerdem)(?=\\s*[:：]?$)|(?:forschungs|leit|haupt|kern)?fragen?(?: (?:ist|sind|lautet|lauten))?(?=\\s*[:：])',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words('(?:würde|sollte|müsste|könnte|hätte|wäre)\\p{L}*|wünsch\\p{L}*|ändern|verbessern');

/** „sie“ und „ihnen“, before anybody is named. Of one person or thing the verb does not end in -n. */
const asksHow =
  '(?:[Ww]ie|[Ww]as|[Ww]arum|[Ww]eshalb|[Ww]ieso|[Ww]ann|[Ww]o|[Ww]ohin|[Ww]oher|[Ww]omit|[Ww]ofür|[Ww]oran|[Ww]orauf|[Ii]nwieweit|[Ii]nwiefern)';
const nobody = new RegExp(`^(${asksHow}(?: \\p{Ll}+)? (?:\\p{Ll}+n|sind) )sie(?=[ ,?])`, 'u');
const noOneAfter = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}, (?:damit|dass|bis|ob) )sie(?=[ ,?])/u;
const forNoOne = /^([Ww](?:as|er) \p{Ll}+ )ihnen(?=[ ,?])/u;

const toNoOne =
  /^((?:Was|Wer) (?:ärgert|stört|nervt|hindert|hält|freut|motiviert|bewegt|überzeugt|frustriert|belastet|interessiert|verwirrt|bremst) )sie(?=[ ,?])/u;

export const aloud = replacing(
  // „Dann das leidige Thema Fotos: …, Stichwort Einwilligung?“
  [/^(?:(?:Dann|Außerdem|Auch|Und) )?(?:das|ein) (?:\p{Ll}+ )?Thema (?=\p{Lu}[^:]{2,40}: )/u, ''],
  [/, Stichworte?:? [^?]+(?=\?$)/u, ''],
  [nobody, '$1die Leute'],
  [noOneAfter, '$1die Leute'],
  [forNoOne, '$1den Leuten'],
  [toNoOne, '$1die Leute'],
);
