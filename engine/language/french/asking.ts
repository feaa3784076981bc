import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';
import { topicQuestion } from './topic-question.ts';

const asks =
  /^(?:comment|pourquoi|quand|où|combien|quel(?:le)?s?|qui|si|s[’'](?=il)|de quoi|à quoi|en quoi|par où|d[’']où|jusqu[’']où)(?!\p{L})/iu;
/** What begins a subject: “est-ce que” can precede it. */
const withSubject =
  /^(comment|pourquoi|quand|où|par où|d[’']où|jusqu[’']où|combien(?: d(?:e |[’'])\p{L}+)?|quel(?:le)?s? (?!(?:est|sont|étai\p{L}+|serai\p{L}+|ont) )\p{L}+|(?:à|de|avec|pour|chez|en|sur|par|vers|contre|dans) (?:qui|quoi|quel(?:le)?s? \p{L}+)) (?=(?:les?|la|des|une?|ils?|elles?|on|nous|vous|ce|ces|cet|cette|cela|ça|celles?|celui|ceux|leurs?|certaine?s?|tou(?:te)?s|chacun|chaque)\s|l[’'])/iu;
/** « à qui s'adressent-elles » is in the order of a question. */
const inverted = /^[^,]*?\p{L}-(?:t-)?(?:ils?|elles?|on|ce|vous|nous)(?!\p{L})/iu;
/** « ce que devient le panier » */
const verbFirst = /^ce que (\p{L}+(?:nt|t)) ((?:les?|la|l[’']|des|une?|leurs?|ces?|cette|nos|notre).+)$/iu;
const whether = /^s(?:i |[’'](?=ils? ))/iu;

/** “ce qui”, “ce que” and a subject after the question word are turned by “est-ce”; other clauses stay indirect. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  if (inverted.test(asked)) return `${capital(asked, 'fr')}\u00a0?`;
  // « pourquoi nous et pas le camping »
  if (/^pourquoi \S+ et pas /iu.test(asked)) return `${capital(asked, 'fr')}\u00a0?`;
  const [ifSo] = whether.exec(asked) ?? [];
  if (ifSo) return `Est-ce qu${beforeSubject(asked.slice(ifSo.length))}\u00a0?`;
  const [, verb, subject] = verbFirst.exec(asked) ?? [];
  if (verb) return `Que ${verb} ${subject}\u00a0?`;
  const thing = /^ce qu(?=i\s|e\s|[’'])/iu.exec(asked);
  if (thing) return `Qu’est-ce ${asked.slice(3).replace(/, ce (?=qu[ie’'])/giu, ', qu’est-ce ')}\u00a0?`;
  const [word] = withSubject.exec(asked) ?? [];
  if (word) {
    const rest = asked.slice(word.length);
    return `${capital(word, 'fr')}est-ce qu${beforeSubject(rest)}\u00a0?`;
  }
  if (asks.test(asked)) return `Pouvez-vous nous dire ${lower(asked)}\u00a0?`;
  return `Que disent les personnes au sujet de «\u00a0${asked}\u00a0»\u00a0?`;
}

const beforeSubject = (rest: string) =>
  `${/^(?:ils?|elles?|on|une?|aucune?|[aeéèêiouyàâ]\p{L}*)\s/iu.test(rest) ? '’' : 'e '}${rest}`;

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'Où les personnes rencontrent-elles des difficultés\u00a0?',
  wish: 'Qu’est-ce que les personnes voudraient voir changer\u00a0?',
  liking: 'Qu’est-ce qui marche déjà bien pour les personnes\u00a0?',
  habit: 'Qu’est-ce qui compte pour les personnes\u00a0?',
  cost: 'Qu’est-ce que cela coûte aux personnes en temps, en argent ou en effort\u00a0?',
  rest: 'Que souhaitez-vous nous dire d’autre\u00a0?',
};

export const onTopic = (topic: string) =>
  topicQuestion(topic) ?? `${capital(topic, 'fr')}\u00a0: qu’en disent les gens\u00a0?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:pourquoi|qu’est-ce qui|raisons?).* (?:part(?:ent|ir)|quitt\\p{L}*|abandonn\\p{L}*|arrêt\\p{L}*|résili\\p{L}*|renonc\\p{L}*)',
  ),
  reason: words('^pourquoi|raisons?|causes?|d’où vien\\p{L}*'),
  habit: words(
    'au quotidien|de quoi d.autre|compte (?:encore )?pour|^(?:et )?comment(?! (?:trouve|jugent|vivent|ressent|évaluent|se sent)\\p{L}*)',
  ),
  difficulty: words(
    'difficil\\p{L}*|difficultés?|problèmes?|obstacles?|défis?|freins?|gêne\\p{L}*|frustr\\p{L}*|compliqu\\p{L}*|déroutant\\p{L}*|agace\\p{L}*|soucis?|bloque\\p{L}*',
  ),
  wish: words('améliorer|amélior\\p{L}*|souhait\\p{L}*|voudrai\\p{L}*|aimerai\\p{L}*|aiderait|changer|manque|devrait'),
  liking: words(
    'aiment|apprécie\\p{L}*|plaît|plaisent|marche (?:\\p{L}+ ){0,2}bien|fonctionne (?:\\p{L}+ ){0,2}bien|satisfai\\p{L}*|fait rester|restent(?: fidèles)?',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  '(?:nous|m[’\x27]) ?intéressent(?=\\s*[:：])|(?:thèmes|sujets|à creuser|souhaité)(?=\\s*[:：])|(?:savoir|comprendre|apprendre|découvrir)|questions?(?: (?:est|sont))?(?=\\s*[:：])',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words(
  '\\p{L}+(?:erai[st]|eriez|irai[st]|iriez|drai[st]|driez)|souhait\\p{L}*|changer|améliorer',
);

/** “Ils” before anybody is named. */
export const aloud = replacing(
  [/^((?:comment|pourquoi|quand|où|combien) )(?=\p{L}+-ils(?!\p{L}))(\p{L}+-ils)/iu, '$1les gens $2'],
  [/^(que \p{L}+)-ils(?!\p{L})/iu, '$1 les gens'],
  [/^((?:(?:comment|pourquoi|quand|où) )?(?:qu[’'])?est-ce qu)[’']ils(?=[ ,?])/iu, '$1e les gens'],
);
