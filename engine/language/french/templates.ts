import { composePlace, composeSummary, composeWhy, listOf } from '../templates/compose.ts';
import type { Templates } from '../templates/templates.ts';
import { counted, inTurn, type Quotes, quoted } from '../templates/wording.ts';

const tag = 'fr';
/** The spaces inside the marks, and before the colon and the question mark, do not break. */
const quotes: Quotes = {
  open: '«\u00a0',
  close: '\u00a0»',
  innerOpen: '“',
  innerClose: '”',
  stop: '.',
  stopInside: false,
};
const people = counted(tag, { one: '# personne', other: '# personnes' });
const documents = counted(tag, { one: '# document', other: '# documents' });
const quotations = counted(tag, { one: '# citation', other: '# citations' });
const q = (theme: string) => quoted(theme, quotes);

/** Within a sentence; at its beginning with a capital. */
function whoWithin(n: number, inAll: number): string {
  if (n < inAll) return `${people(n)} sur ${inAll}`;
  return n === 2 ? 'les deux personnes' : `les ${people(n)}`;
}
const who = (n: number, inAll: number) => whoWithin(n, inAll).replace(/^l/u, 'L');

function where(n: number, inAll: number): string {
  if (n < inAll) return `, dans ${documents(n)} sur ${inAll}`;
  return n === 2 ? ', dans les deux documents' : `, dans les ${documents(n)}`;
}

export const templates: Templates = {
  question: {
    theme: (theme, turn) =>
      inTurn(
        [
          `Que disent les personnes au sujet de ${q(theme)}, et pourquoi est-ce important pour elles\u00a0?`,
          `Quelle place tient ${q(theme)} au quotidien\u00a0?`,
          `Comment les personnes s’y prennent-elles avec ${q(theme)}\u00a0?`,
          `Quelles expériences les personnes racontent-elles au sujet de ${q(theme)}\u00a0?`,
          `Qu’est-ce qui compte pour les personnes quand il s’agit de ${q(theme)}\u00a0?`,
        ],
        theme,
        turn,
      ),
    difficulty: (theme, turn) =>
      inTurn(
        [
          `Qu’est-ce qui est difficile avec ${q(theme)}\u00a0?`,
          `Où les personnes butent-elles quand il s’agit de ${q(theme)}\u00a0?`,
        ],
        theme,
        turn,
      ),
    wish: (theme, turn) =>
      inTurn(
        [
          `Que souhaitent les personnes au sujet de ${q(theme)}\u00a0?`,
          `Qu’est-ce qui devrait changer du côté de ${q(theme)}\u00a0?`,
        ],
        theme,
        turn,
      ),
    habit: (theme, turn) =>
      inTurn(
        [
          `Comment cela se passe-t-il aujourd’hui avec ${q(theme)}\u00a0?`,
          `Quelles habitudes se sont formées autour de ${q(theme)}\u00a0?`,
        ],
        theme,
        turn,
      ),
    reason: (theme) => `Quelles raisons les personnes donnent-elles quand elles parlent de ${q(theme)}\u00a0?`,
    difference: (theme, turn) =>
      inTurn(
        [
          `Sur quoi les avis divergent-ils au sujet de ${q(theme)}\u00a0?`,
          `Sur quoi les personnes ne sont-elles pas d’accord quand il s’agit de ${q(theme)}\u00a0?`,
        ],
        theme,
        turn,
      ),
  },
  summary: composeSummary({
    quotes,
    who,
    where,
    gap: ' ',
    agree: [
      (s) => `${s.who} le disent${s.where}. ${s.speaker ?? 'L’une d’elles'} l’exprime ainsi\u00a0: ${s.said}`,
      (s) => `${s.who} se rejoignent sur ce point${s.where}${s.among ? `, dont ${s.among}` : ''}\u00a0: ${s.said}`,
      (s) =>
        `${s.said} Voilà ce que disent, en ces termes ou presque, ${whoWithin(s.people, s.peopleInAll)}${s.where}.`,
    ],
    mixed: [
      (s) =>
        `Les avis divergent. D’un côté, ${s.who}${s.where}\u00a0: ${s.said} De l’autre, ${people(s.opponents)}\u00a0: ${s.against}`,
      (s) =>
        `Les personnes ne sont pas d’accord. ${s.who}${s.where}\u00a0: ${s.said} À l’inverse, ${people(s.opponents)}\u00a0: ${s.against}`,
    ],
    single: [
      (s) =>
        `Une seule personne sur ${s.peopleInAll} le dit pour l’instant${s.speaker ? ` (${s.speaker})` : ''}\u00a0: ${s.said}`,
      (s) => `Une personne sur ${s.peopleInAll} le dit${s.speaker ? `, ${s.speaker}` : ''}\u00a0: ${s.said}`,
    ],
    alone: [(s) => `${s.speaker ?? 'La personne interrogée'} dit${s.where}\u00a0: ${s.said}`],
    torn: [(s) => `Les deux avis s’expriment${s.where}\u00a0: ${s.said} Mais aussi\u00a0: ${s.against}`],
    unnamed: [
      (s) =>
        s.documentsInAll > 1
          ? `Cela figure dans ${documents(s.documents)} sur ${s.documentsInAll}\u00a0: ${s.said}`
          : `Le document dit\u00a0: ${s.said}`,
    ],
    also: (more) => `On entend aussi\u00a0: ${more.join(' Et encore\u00a0: ')}`,
  }),
  why: composeWhy({
    quotes,
    gap: ' ',
    tally: (n, inAll) => ` (${people(n)} sur ${inAll})`,
    onePerson: ' (une seule personne pour l’instant)',
    toBrief: [
      (subject) => `Le projet s’interroge sur ${subject}\u00a0; voici un point concret sur lequel travailler.`,
      (subject) => `Le projet cherche à comprendre ${subject}, et ceci apporte une partie de la réponse.`,
      (subject) => `Sur ${subject}, c’est un témoignage tiré de la pratique.`,
      (subject) => `Toute décision sur ${subject} devrait en tenir compte.`,
    ],
    toQuestion: [
      (question) => `Ceci répond en partie à la question ${question}.`,
      (question) => `À la question ${question}, on répond ici par expérience.`,
      (question) => `Toute réponse à ${question} devrait en tenir compte.`,
    ],
    consequences: {
      difficulty: [
        (w) =>
          `Avec ${w.theme}, il y a un obstacle au quotidien${w.tally}\u00a0: reste à décider s’il faut le lever ou aider à le contourner.`,
        (w) =>
          `Il faudrait vérifier combien de fois cela coince avec ${w.theme}${w.tally} et ce que cela coûte, puis décider de ce qui peut attendre.`,
        (w) =>
          `Avant d’ajouter du nouveau, mieux vaut chercher ce qui rendrait les choses plus simples avec ${w.theme}${w.tally}.`,
        (w) =>
          `Si rien ne change, on continuera à perdre de l’énergie avec ${w.theme}${w.tally}\u00a0: il reste à convenir de qui s’en charge.`,
      ],
      wish: [
        (w) =>
          `La demande de ${w.theme} est explicite${w.tally}\u00a0: il faut décider d’y répondre ou non, et le dire dans les deux cas.`,
        (w) =>
          `${w.theme} est à peser face à ce qui est déjà prévu${w.tally}\u00a0: le souhait vient des personnes elles-mêmes.`,
        (w) =>
          `Il reste à vérifier ce que ${w.theme} permettrait de faire qui est impossible aujourd’hui${w.tally}\u00a0; c’est ce qui en dira la valeur.`,
      ],
      liking: [
        (w) => `Avec ${w.theme}, les choses marchent${w.tally}\u00a0: à conserver quand le reste changera.`,
        (w) =>
          `Quelle que soit la refonte, ${w.theme} devrait y survivre${w.tally}\u00a0; mieux vaut demander avant d’y toucher.`,
        (w) =>
          `Il vaut la peine de chercher ce qui marche exactement avec ${w.theme}${w.tally}, et où cela servirait encore.`,
      ],
      habit: [
        (w) =>
          `${w.theme} fait déjà partie des façons de faire${w.tally}\u00a0: le nouveau doit s’y glisser et non s’ajouter à côté.`,
        (w) => `L’étalon, c’est ${w.theme} tel quel${w.tally}\u00a0: un changement devra demander moins de peine.`,
        (w) =>
          `Avant de changer les étapes voisines, mieux vaut observer quand et pourquoi ${w.theme} intervient${w.tally}.`,
      ],
      reason: [
        (w) =>
          `On comprend pourquoi les personnes agissent ainsi avec ${w.theme}${w.tally}\u00a0: c’est la cause qu’il faut traiter, pas seulement ce qui se voit.`,
        (w) =>
          `Une raison derrière ${w.theme} est maintenant connue${w.tally}\u00a0; il reste à vérifier qu’elle vaut pour d’autres avant de s’y appuyer.`,
        (w) =>
          `Une décision au sujet de ${w.theme} peut partir de cette raison${w.tally} plutôt que d’une supposition.`,
      ],
      other: [
        (w) =>
          `Les personnes ont des choses à dire sur ${w.theme}${w.tally}\u00a0: reste à décider si cela a sa place dans le plan ou dans la prochaine série de questions.`,
        (w) => `Avant de rien fonder sur ${w.theme}${w.tally}, mieux vaut vérifier auprès d’autres personnes.`,
        (w) => `${w.theme} est à garder en vue au moment de décider${w.tally}.`,
      ],
    },
  }),
  place: composePlace({
    page: (n) => `page ${n}`,
    row: (n) => `ligne ${n} du tableau`,
    line: (n) => `ligne ${n}`,
    paragraph: (n) => `paragraphe ${n}`,
    comma: ', ',
  }),
  speakerSaid: (speaker, sentence) => `${speaker} a dit\u00a0: ${sentence}`,
  refusal: (nearest) =>
    nearest.length > 0
      ? `Cela ne se trouve pas dans les documents sélectionnés. Ce qu’ils contiennent de plus proche\u00a0: ${listOf(tag, nearest, quotes)}.`
      : 'Cela ne se trouve pas dans les documents sélectionnés.',
  notStated: () => 'Non précisé dans les documents.',
  person: {
    unnamed: (n) => `Personne ${n}`,
    respondent: (n) => `Personne interrogée ${n}`,
    roleUnknown: () => 'Fonction inconnue',
    noDescription: () => 'Aucune description disponible',
    restsOn: (d, n) => `S’appuie sur ${quotations(n)} tirée${n > 1 ? 's' : ''} de ${documents(d)}.`,
  },
  context: {
    title: (projectName) =>
      projectName ? `Ce que dit la matière de ${q(projectName)}` : 'Ce que dit la matière recueillie',
    documents: () => 'Documents',
    themes: () => 'Thèmes',
    brief: () => 'Sujet du projet',
    people: () => 'Personnes',
    saidBy: (n, d) => (n > 0 ? `dit par ${people(n)} dans ${documents(d)}` : `dans ${documents(d)}`),
  },
  noUsableText: () =>
    'Aucun des documents sélectionnés ne contient de phrase que l’on puisse citer. Vérifiez que les fichiers contiennent ' +
    'du texte lisible, et non des pages numérisées ou des images, puis importez-les à nouveau.',
};
