import type { Grammar, NameCheck } from '../definition.ts';

const certainPlural = /(?:ung|heit|keit|tion|ei|inn|schaft|tät|ent|ant|ist|og|urs|all|aus)en$/u;

/** A noun at the end, none in a plural that only the dative has. */
const isName: NameCheck = (words, isTitle) => {
  const noun = words.at(-1) ?? '';
  if (!/^\p{Lu}/u.test(noun) || /^(?:voll|ganz|viel|ander|eigen|selb)/iu.test(words.length > 1 ? (words[0] ?? '') : ''))
    return false;
  if (isTitle && words.length === 1) return true;
  if (/(?:eln|ern)$/u.test(noun) && !/(?:Eltern|Bauern|Feiern|Steuern|Bayern|Nachbarn)$/u.test(noun)) return false;
  return !(words.length > 1 && /[äöü]\p{L}+en$/u.test(noun) && !certainPlural.test(noun));
};

const studies = /s?(?:studie|projekt|umfrage|befragung|interviews?|forschung)$/u;

/** An adjective loses its case: kleinen Bäckereien → Kleine Bäckereien. Where the gender is open, it is left out. */
function nameForm(words: readonly string[]): readonly string[] {
  const named = words.map((word) => word.replace(studies, (end) => (word.length > end.length + 3 ? '' : end)));
  const noun = named.findIndex((word) => /^\p{Lu}/u.test(word));
  if (noun < 1) return named;
  const takesE = /(?:en|n|s|ung|heit|keit|schaft|tion|tät|ie|ik|ei|e)$/u.test(named[noun] ?? '');
  const adjectives = named.slice(0, noun).map((word) => word.replace(/e[nmrs]$/u, 'e'));
  return [...(takesE ? adjectives : []), ...named.slice(noun)];
}

export const grammar: Grammar = {
  tokenRatio: 1.25,
  abbreviations: /[Dd]rs?|[Pp]rof|[Ss]t|[Nn]r|bzw|ca|vgl|usw|etc|evtl|ggf|inkl|vs|z\.\s?B|d\.\s?h|u\.\s?a/u,
  spokenTo: [
    [/(?<!\p{L})(?:du bist|Sie sind|bist du|sind Sie)(?!\p{L})/gu, 'ich bin'],
    [/(?<!\p{L})(?:du arbeitest|Sie arbeiten|arbeitest du|arbeiten Sie)(?!\p{L})/gu, 'ich arbeite'],
    [/(?<!\p{L})(?:du leitest|Sie leiten|leiten Sie)(?!\p{L})/gu, 'ich leite'],
  ],
  needsSubject: true,
  closing: /^(?:(?:oder|und) so|nicht ohne)$/u,
  endsPhrase:
    /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|alle|viele|einige|mehrere|wenige|andere|ab|an|auf|aus|bei|mit|nach|vor|zu|um|durch|über|unter|gegen|wegen)$/u,
  endsClause: /^(?:zwei|drei|vier|fünf|acht|neun|zehn|an|auf|aus|ein|mit|vor|zu|ab|um|nach|bei|doch)$/u,
  plainJoiners: /^(?:und|aber|oder|denn|sondern)$/u,
  playedRole: { role: /(?<!\p{L})rolle(?!\p{L})/giu, plays: /(?<!\p{L})spiel(?:t|en|te|ten)(?!\p{L})/giu },
  joinedVerb: /['’]s$/u,
  stemmer: 'german',
  capitalisedNouns: true,
  compounds: true,
  participlePrefix: /^(?<prefix>an|ab|auf|aus|ein|mit|nach|um|vor|weg|zu)?(?:ge|zu)(?=\p{L}{4})/u,
  ordinalsEndInStop: true,
  negationReach: 2,
  notOnly: /\bnicht (?:nur|bloß|einmal)\b/iu,
  hedges:
    /\bnicht (?:immer|alle[nrs]?|jede[nrms]?|ganz|wirklich|unbedingt)\b|\b(?:nicht (?:so )?sicher|weiß nicht,? ob)\b|\b(?:früher|damals|anfangs|am Anfang)\b/iu,
  phrases: {
    headLast: true,
    titleHeadLast: true,
    nameForm,
    comparedForm: (form) => form.replace(/innen$/u, 'en'),
    isName,
    isStrong: ({ text, words }) => words.length > 1 || text.length >= 12,
  },
  noRole: /(?:^|\s)(?:Mensch(?:en)?|Fan)$/iu,
};
