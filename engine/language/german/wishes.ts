import type { Wishes } from '../brief-wording.ts';

const verb =
  '(?:verstehen|herausfinden|rausfinden|nachvollziehen|erfahren|wissen|klären|ermitteln|erkunden|untersuchen|erheben|kennenlernen|begreifen|erforschen|identifizieren|beleuchten|aufdecken|erfassen|einschätzen|lernen|hören)';
const often =
  '(?: (?:gerne?|auch|vor allem|besonders|mehr|besser|genauer|außerdem|einfach|zunächst|nur|dabei|hier|zum einen))*';

const want = '(?:wir|ich) (?:wollen|möchten|würden|müssen|sollten|will|möchte|würde|muss)';
const opening = '^(?:(?:und|also|außerdem|zudem|ferner|zweitens|drittens|schließlich),? )*';

/** What a person or a team wants: „wir möchten verstehen, …“, „uns interessieren …“. */
const wanting = [
  `${want}${often} ${verb}`,
  `(?:uns|mich|das team) (?:interessier(?:en|t)|beschäftig(?:en|t))${often}`,
  `(?:wir|ich) interessier(?:en|e) (?:uns|mich)${often} für`,
  `es geht(?: uns)?${often} um`,
  `(?:die |das |unsere? )?(?:studie|untersuchung|projekt|forschung|befragung|thema|arbeit) (?:untersucht|betrachtet|fragt nach|ist|sind)`,
  `(?:im (?:mittelpunkt|fokus|zentrum|vordergrund) (?:steht|stehen)|untersucht (?:wird|werden)|zu klären (?:ist|sind)|thema (?:ist|sind))${often}`,
  `(?:besser |genauer )?(?:verstehen|herausfinden|erfahren|wissen|klären|ermitteln|kennenlernen)`,
].join('|');

export const wishes: Wishes = {
  opener: new RegExp(`${opening}(?:${wanting}),? `, 'iu'),
  around: {
    opener: new RegExp(
      `${opening}(?:(?:es )?soll(?:en)?(?: auch)?|${want}${often}(?: (?:über|von))?|(?:unser |das )?(?:haupt)?(?:ziel|anliegen)(?: (?:der|des) \\p{L}+)? ist(?: es)?,?) `,
      'iu',
    ),
    closer: new RegExp(
      `,? (?:(?:besser|genauer|näher|mehr) )*(?:zu )?(?:${verb}|herauszufinden|nachzuvollziehen|kennenzulernen|aufzudecken|(?:untersucht|beleuchtet|geklärt|erfragt|ermittelt|erhoben|verstanden|herausgefunden) werden)$`,
      'iu',
    ),
  },
  joint: ',? (?:und|oder|sowie) |, ',
  adverb: /^(?:(?:insbesondere|vor allem|besonders|konkret|auch|außerdem|zudem|sowie|um),? )+/iu,
  know: 'Wir möchten wissen, ',
  determined: /^(?:die|der|den|das|dem|ein(?:en?|er)?|ihre[nrm]?|ihr|unsere[nrm]?|alle|andere|weitere) /iu,
  owner: /^(?:ihre|unsere) /iu,
  named:
    /(?:gründe|grund|motive|beweggründe|barrieren|hürden|hindernisse|hemmnisse|schmerzpunkte|stolpersteine|reibungspunkte|reibungsverluste|probleme|schwierigkeiten|herausforderungen|bedürfnisse|bedarfe|erwartungen|wünsche|alternativen|kriterien|auslöser|treiber|rolle|einfluss|auswirkung(?:en)?|folgen|einstellung(?:en)?|haltung(?:en)?|meinung(?:en)?|wahrnehmung|bereitschaft|vertrauen|prozesse?|abläufe|gewohnheiten|routinen|sorgen|bedenken|ängste|hoffnungen|ideen|vorschläge|chancen|vorteile|nachteile|erfahrungen|zufriedenheit|unterschiede|stärken|schwächen|lücken|vorlieben|prioritäten|ziele|gefühle|reaktionen|umgang|alltag|umstände|(?:größten|wichtigsten|häufigsten|schlimmsten) \p{L}+)(?!\p{L})/iu,
};
