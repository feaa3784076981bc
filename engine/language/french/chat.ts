import type { Chat } from '../chat/chat.ts';
import { words } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: words(
    'jamais|déjà|gérer|gère[sz]?|gérez|affronte\\p{L}*|vivre|vécu\\p{L}*|arrive[sr]?|arrivé\\p{L}*|expérience[s]?|souffr\\p{L}*|ressen\\p{L}*|trouve[sz]?|trouvez|choisi\\p{L}*|utilise[sz]?|utilisez|parle[sz]?|parlez|exactement|habituellement|personnellement|penses|pensez|votre|vos|ton|ta|tes|vous|tu|faites|fais|avez|as|êtes|es|situation|concernant|quand|pour',
  ),
  presents: words('il y (?:a|avait)'),
  hollow: words(
    "d'accord|ok|okay|oui|non|voilà|exactement|tout à fait|c'est ça|bien sûr|parfait|très bien|bon|merci(?: beaucoup)?|pardon|désolée?|(?:c'est une )?bonne question|je (?:ne )?sais pas(?: trop)?|je vois|je comprends|attendez|attends|laissez-moi (?:réfléchir|voir)|comment dire|on va dire|disons|je veux dire|vous savez|tu sais|comme (?:je l'ai|j'ai) dit|à mon sens|je pense|je crois|je dirais|en fait|du coup|je m'appelle(?: [\\p{L}]+){1,2}|mon nom est(?: [\\p{L}]+){1,2}|et cetera|et tout ça|c'est tout",
  ),
  announces: words(
    "(?:je vais|laissez-moi) (?:vous |te )?(?:parler d|donner un exemple|raconter|expliquer|commencer par)|comme je (?:l'ai|vous l'ai) dit",
  ),
  greeting: words('bonjour|bonsoir|salut|coucou|enchantée?|(?:comment )?ça va|comment (?:allez-vous|vas-tu)'),
  thanks: words('merci(?: beaucoup| bien| infiniment)?|je (?:vous|te) remercie'),
  farewell: words('au revoir|à bientôt|à plus tard|bonne (?:journée|soirée)'),
  why: words('pourquoi(?: ça| cela| pas)?|pour quelles? raisons?|quelles? raisons?|comment ça se fait'),
  more: words(
    "(?:dites|dis|parlez|parle)[- ](?:moi|m')[- ]?(?:en )?(?:plus|davantage)|en savoir plus|plus de détails|davantage|continue[rz]?|et (?:puis|ensuite|après)|quoi d'autre|autre chose|(?:un|par) exemple|c'est-à-dire|plus",
  ),
  when: words('depuis quand|depuis combien de temps|combien de temps|quand(?: ça| était-ce)?'),
  ordinals: [
    words('premi(?:er|ère)|1er|1re'),
    words('deuxième|seconde?|2e'),
    words('troisième|3e'),
    words('quatrième|4e'),
    words('cinquième|5e'),
    words('derni(?:er|ère)'),
  ],
  who: words("qui|combien (?:de|sont)|quelles personnes|tout le monde|quelqu'un d'autre"),
  against: words(
    'contre|contredi\\p{L}*|contradiction[s]?|désaccord[s]?|oppos\\p{L}*|objection[s]?|contre-exemple[s]?|contraire',
  ),
  quote: words("(?:une |autre |d'autres |encore une |la |plus de )*citations?|verbatims?|preuves?"),
  context: words('contexte'),
  person: {
    greeting: () => 'Bonjour ! Posez-moi vos questions sur ce que j’ai dit pendant l’entretien.',
    thanks: () => 'Je vous en prie.',
    farewell: () => 'Au revoir !',
    refusal: () => 'Je n’ai pas parlé de cela.',
    nearest: () => 'Ce que j’ai dit de plus proche :',
    spokeOf: () => 'J’ai plutôt parlé de ceci :',
    askedInstead: (questions) => `On m’a demandé autre chose, par exemple ${listOf(tag, questions, quotes)}.`,
    reported: (sentence) => `Selon les termes du document : « ${sentence} »`,
    noReason: () => 'Je n’ai pas dit pourquoi.',
    nothingMore: () => 'Je n’en ai pas dit davantage.',
    returns: (places) =>
      places === 1 ? 'J’en ai parlé à un autre moment aussi.' : `J’en ai parlé à ${places} autres moments aussi.`,
  },
  group: {
    others: (count) => `${count} autres`,
    allSpeak: ({ list, count }) =>
      count === 2
        ? `${list} en parlent, l’une comme l’autre personne.`
        : `Les ${count} personnes en parlent : ${list}.`,
    someSpeak: (speaking, silent) =>
      `${speaking.list} ${speaking.count === 1 ? 'en parle' : 'en parlent'}, ${silent.list} non.`,
    noneSpeaks: () => 'Personne parmi eux n’en a parlé.',
    agree: ({ list }) => `${list} disent la même chose à ce sujet.`,
    contradict: ({ list }) => `${list} voient cela différemment.`,
  },
  insight: {
    greeting: () => 'Bonjour ! Posez-moi vos questions sur cet insight : qui en parle, pourquoi, ce qui le contredit.',
    thanks: () => 'Je vous en prie.',
    refusal: () => 'Les documents de cet insight n’y répondent pas.',
    nothingMore: () => 'Il n’y a pas d’autre citation à ce sujet.',
    noneAgainst: () => 'Aucun propos de ces documents ne le contredit clairement.',
    against: ({ list, count }) => `${list} ${count === 1 ? 'dit le contraire' : 'disent le contraire'}.`,
    noReason: () => 'Aucune des personnes citées n’en donne la raison.',
    here: () => 'Dans les documents de cet insight :',
    nearest: () => 'Ce qui s’en rapproche le plus :',
    says: (name) => `${name} :`,
    ask: {
      context: () => 'Qu’ont-ils dit d’autre dans ce contexte ?',
      who: () => 'Qui en parle ?',
      why: () => 'Quelles raisons les gens donnent-ils ?',
      against: () => 'Qu’est-ce qui s’y oppose ?',
      quote: () => 'Y a-t-il une autre citation à ce sujet ?',
    },
  },
};
