import { expect, test } from 'vitest';
import { about } from './asking.ts';

test.each([
  ['wie sie mit Befunden auf dem Handy umgehen', 'Wie gehen die Menschen mit Befunden auf dem Handy um?'],
  ['welche Rolle Spenden von Firmen spielen', 'Welche Rolle spielen Spenden von Firmen?'],
  ['woran sie hängen bleiben', 'Woran bleiben die Menschen hängen?'],
  ['was Kunden im Laden stört', 'Was stört Kunden im Laden?'],
  ['wie sie Helfer gefunden haben', 'Wie haben die Menschen Helfer gefunden?'],
  ['ob die Bäcker damit zufrieden sind', 'Sind die Bäcker damit zufrieden?'],
  ['wie oft der Ofen ausfällt', 'Wie oft fällt der Ofen aus?'],
  ['was passiert', 'Was passiert?'],
  ['welche neuen Geräte die Backstube braucht', 'Welche neuen Geräte braucht die Backstube?'],
  ['Wann die Öfen kalt sind', 'Wann sind die Öfen kalt?'],
  ['warum sie lieber anrufen', 'Warum rufen die Menschen lieber an?'],
  ['wie Firmen auf Anfragen antworten', 'Wie antworten Firmen auf Anfragen?'],
  ['wie sie sich einigen', 'Wie einigen die Menschen sich?'],
  ['was sie tun, wenn der Ofen ausfällt', 'Was tun die Menschen, wenn der Ofen ausfällt?'],
  ['wie sich die Arbeit verändert', 'Wie verändert sich die Arbeit?'],
  ['wie sie Regeln umgehen', 'Wie umgehen die Menschen Regeln?'],
  ['wer den Dienstplan schreibt', 'Wer schreibt den Dienstplan?'],
  ['was Eltern, die selten kommen, brauchen', 'Was brauchen Eltern, die selten kommen?'],
  ['was trauen Eltern sich selber zu', 'Was trauen Eltern sich selber zu?'],
  ['was am Ende untergeht', 'Was geht am Ende unter?'],
  ['wie gehen sie mit Resten um', 'Wie gehen die Leute mit Resten um?'],
  ['an welchen Stellen des Ladens Vertrauen entsteht', 'An welchen Stellen des Ladens entsteht Vertrauen?'],
  ['was für Probleme sie beim Bestellen haben', 'Was für Probleme haben die Menschen beim Bestellen?'],
  ['was kommt hinten überhaupt an', 'Was kommt hinten überhaupt an?'],
  ['was hinten überhaupt ankommt', 'Was kommt hinten überhaupt an?'],
  ['wo geht Mehl verloren', 'Wo geht Mehl verloren?'],
  ['wo Mehl verloren geht', 'Wo geht Mehl verloren?'],
  ['was müsste zuerst geändert werden', 'Was müsste zuerst geändert werden?'],
  ['wie viel Papier hinten rauskommt', 'Wie viel Papier kommt hinten raus?'],
  ['wer den Keller reinigt', 'Wer reinigt den Keller?'],
  [
    'warum stehen die Leute lieber 20 Min. in der Schlange statt vorzubestellen',
    'Warum stehen die Leute lieber 20 Min. in der Schlange, statt vorzubestellen?',
  ],
  [
    'ob sie beim Backen dabeisitzen und etwas lernen wollen oder nur Kaffee trinken',
    'Sitzen die Menschen beim Backen dabei und wollen etwas lernen oder nur Kaffee trinken?',
  ],
  ['wofür kommen die Leute überhaupt', 'Wofür kommen die Leute überhaupt?'],
  ['wann am Tag machen die das überhaupt', 'Wann am Tag machen die das überhaupt?'],
])('“%s” is asked as “%s”', (clause, question) => {
  expect(about(clause)).toBe(question);
});

test.each(['wie viel Aufwand', 'welche Geräte in der Backstube'])(
  'what does not end in its verb is asked about as it is: %s',
  (clause) => {
    expect(about(clause)).toBe(`Können Sie uns sagen, ${clause}?`);
  },
);
