import { thingsOf } from '../templates/thing-kinds.ts';

export type GrammaticalCase = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** How nouns end, compounds with them; of two endings the longer one counts. */
const endings: Record<Gender, string> = {
  masculine:
    'scan abend abgleich ablauf abschied absturz abwasch alarm alltag andrang anfang ansprechpartner antrag arzt assistent aufbau abbau ' +
    'umbau aufenthalt aufkleber preis zug aufzug umzug ausfall wegfall unfall vorfall zwischenfall abfall aushang automat dienst ' +
    'bahnsteig befund beginn beipackzettel zettel beirat beitrag bericht bescheid vorgang zugang eingang besuch betreuer betriebsrat ' +
    'betrug bonus bot brief bus check-in checkout check-out tausch umtausch austausch schutz diebstahl druck drucker einkauf verkauf ' +
    'einstieg umstieg eintritt empfang engpass export import plan frost garten geruch gestank glaube meister helm herbst hinweis hof ' +
    'job katalog keller konflikt stand rückstand vorstand kurs laptop lauf leerlauf leitfaden verzug lifter login lohn lärm mangel ' +
    'markt tag sonntag montag dienstag donnerstag freitag samstag morgen müll platz name newsletter ordner kram prozess rabatt raum ' +
    'weg rechner respekt stuhl ruf versand scanner schimmel schmerz schmutz schritt schwund befall sensor service sommer winter ' +
    'stall start stau staub berater stolz streit stress support tarif termin tipp transport träger unterricht urlaub verkehr ' +
    'verschleiß vertrag wagen wechsel zugriff halt zusammenhalt zuschlag zuschuss zähler ärger feierabend flyer chef kunde kontakt ' +
    'umgang ton planer',
  feminine:
    'gewalt reichweite keit heit ung schaft ion tät enz anz ik ei agentur fahrt zeit angst kunft app arbeit auskunft auswahl bibliothek bank doku ' +
    'e-mail fairness frist schicht geburt gebühr inventur kamera kur mail mediathek nachricht nacht plattform post staffel reform ' +
    'regel reha kraft reparatur scham trauer uhr vielfalt vorschrift wallbox werkstatt übersicht hand wand schlange panne hitze ' +
    'kälte bürokratie beschwerde absage ansage durchsage langeweile gabe suche sorge vorsorge nachsorge vergabe kontrolle annahme ' +
    'aufnahme ablage vorlage ernte software seite maschine waage karte liste tabelle hotline säule brille anzeige broschüre miete ' +
    'rente prämie pauschale größe küche kantine toilette kabine umkleide halle haltestelle stelle strecke reise pause woche stunde ' +
    'visite atmosphäre lehre familie behörde sphäre würde treue balance frage lage menge sprache hilfe pflege tasche decke lampe ' +
    'straße brücke ware probe schule gruppe firma klinik praxis mappe methode quelle theke schleife miene note quote rate spritze ' +
    'lücke reihe treppe wäsche küste farbe ruhe',
  neuter:
    'abo angebot amt schreiben bad portal board budget burnout büro chaos dashboard design display ehrenamt ergebnis gespräch essen ' +
    'etikett excel rad fahrrad fax feedback formular forum frühstück loch gebäude gedränge gehalt gelände gerät gleichgewicht buch ' +
    'handy haus headset heft heimweh hindernis homeoffice honorar interview netz intranet jahr center klima kollegium label lager ' +
    'layout limit management menü blatt missverständnis miteinander mobbing onboarding system personal pfand praktikum problem ' +
    'programm protokoll quartier recycling schild seminar smartphone sortiment tablet team telefon terminal tool training ' +
    'treppenhaus geld kraut verbot verfahren vertrauen video viertel häuschen weihnachten werkzeug wochenende wohlbefinden parken ' +
    'laden aufladen ausfüllen bestellen bezahlen buchen einkaufen einspringen kochen melden packen putzen scannen sortieren ' +
    'telefonieren fach thema licht wasser abonnement wartezimmer badezimmer schlafzimmer',
  plural:
    'dienste staffeln vorgesetzte angehörige ehrenamtliche auszubildende gefühle gründe wünsche bedürfnisse keiten heiten ungen schaften ionen täten enzen anzen iken eien ' +
    'eltern angehörigen vorgesetzten ehrenamtlichen auszubildenden azubis kollegen kunden patienten praktikanten lieferanten ' +
    'touristen nachbarn kinder mitglieder leute menschen gäste ärzte e-mails mails apps tools handys tablets meetings updates videos ' +
    'infos staus boni abos kosten preise gehälter gelder löhne mieten gebühren regeln fristen schriften zeiten stunden tage wochen ' +
    'nächte schichten jahre termine wege fahrten räume plätze bänke betten wochenenden ferien ängste schmerzen sorgen schulden ' +
    'schäden mängel gerüche ausfälle unfälle abstürze engpässe konflikte probleme missverständnisse hürden hindernisse beschwerden ' +
    'absagen pannen schlangen schnecken retouren verluste alarme berichte briefe hinweise tipps aushänge schilder etiketten ' +
    'protokolle ergebnisse nachrichten anzeigen rückfragen rückgaben übergaben abläufe prozesse formulare anträge reparaturen ' +
    'kontrollen absprachen pläne tarife rabatte verträge beiträge prämien angebote ziele vorgaben portionen treppen toiletten ' +
    'kabinen kameras maschinen karten listen vorlagen automaten säulen räder fächer spinde geräte werkzeuge portale sensoren besuche ' +
    'kurse gespräche löcher kolleginnen kundinnen patientinnen nachbarinnen lehrerinnen aushilfen allergien ärgernisse überstunden ' +
    'fehler filter fahrer pfleger bewohner handwerker zulieferer dolmetscher melder arbeiter lehrer zimmer durchsagen pausen',
};
/** Shorter endings are only found as whole words or behind a hyphen: "App", "Mieter-App". */
const minCompound = 4;

/** Compounds are known by how they end. */
export const things = thingsOf('german', 4);
const genders: Record<string, Gender> = { m: 'masculine', f: 'feminine', n: 'neuter', p: 'plural' };

let known: ReadonlyMap<string, Gender> | undefined;

/** The gender of a noun as its ending shows it, or that it is a plural; null for a noun that is not known. */
export function genderOf(noun: string): Gender | null {
  known ??= new Map(
    (Object.entries(endings) as [Gender, string][]).flatMap(([gender, nouns]) =>
      nouns.split(' ').map((one) => [one, gender] as const),
    ),
  );
  const word = noun.toLowerCase().replace(/^.*-(?=\p{L})/u, '');
  const found = known.get(word) ?? genders[things.genderOf(noun) ?? ''];
  if (found) return found;
  for (let from = 1; from < word.length; from++) {
    const ending = word.slice(from);
    const gender = known.get(ending);
    if (gender && (ending.length >= minCompound || isSuffix.test(ending))) return gender;
  }
  return null;
}

/** These are no words of their own, so no compound is needed to know them. */
const isSuffix = /^(?:keit|heit|ung|schaft|ion|tät|enz|anz|ik|ei)$/u;

const articles: Record<Gender, Record<GrammaticalCase, string>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
  plural: { nominative: 'die', accusative: 'die', dative: 'den' },
};

/** „die neue App im Lager“; not „Aufzug Haus“, where a second noun follows without anything between. */
const joints =
  'vorm|je|an|ans|am|auf|aufs|aus|bei|beim|bis|ab|der|des|dem|den|die|einer|eines|durch|für|gegen|gegenüber|im|in|ins|innerhalb|mit|nach|per|pro|rund|seit|trotz|über|um|unter|von|vom|vor|während|wegen|zu|zum|zur|zwischen|zwischendurch|unserer|unseres|ihrer|ihres';
const phrase = new RegExp(
  `^(?:(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]en|[Dd]em) )?((?:\\p{L}\\p{Ll}*e[nrs]? )*?)(\\p{L}[\\p{L}-]+)((?: (?:(?:${joints})|\\p{Ll}+s)(?: .*)?)?)$`,
  'u',
);
/** Masculine nouns that take an ending in every other case. */
const weak = /(?:name|glaube|kunde|[ae]nt|automat|kollege)$/u;

export type Declined = { readonly text: string; readonly noun: string; readonly isPlural: boolean };

/** A noun with its article, adjectives and what follows it, in a case; null where gender or endings do not show. */
export function declined(topic: string, inCase: GrammaticalCase): Declined | null {
  const [, adjectives = '', noun = '', rest = ''] = phrase.exec(topic) ?? [];
  const gender = noun ? genderOf(noun) : null;
  if (!gender) return null;
  const isPlural = gender === 'plural';
  const isPlain = !isPlural && (inCase === 'nominative' || (inCase === 'accusative' && gender !== 'masculine'));
  const ending = isPlain ? 'e ' : 'en ';
  const described = adjectives.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).replace(/e[nrs]? /gu, ending);
  const text = `${articles[gender][inCase]} ${described}${inflected(noun, gender, inCase)}${rest}`;
  return { text, noun, isPlural };
}

function inflected(noun: string, gender: Gender, inCase: GrammaticalCase): string {
  const written = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (gender === 'plural') return inCase === 'dative' && !/[ns]$/u.test(written) ? `${written}n` : written;
  if (gender !== 'masculine' || inCase === 'nominative' || !weak.test(written.toLowerCase())) return written;
  return /e$/u.test(written) ? `${written}n` : `${written}en`;
}
