import { askedBy, type QuestionPattern } from '../templates/question-patterns.ts';

const prepositions =
  '(?:bei|beim|für|im|in|ins|mit|zu|zum|zur|zwischen|an|am|von|vom|durch|auf|nach|vor|während|rund um)';

/** A noun that something is asked of, and the question for it. Tried one after the other. */
const patterns: readonly QuestionPattern[] = [
  // "tablets vs paper"
  [
    /^((?!(?:wer|wie|was|warum|vertrauen) )(?:\S+ ){0,2}?\S+) (?:vs?\.?|versus) (.+?)((?: (?:für|bei|beim|im|in) .+)?)$/iu,
    (one, other, rest) => `${one} oder ${other}${rest}: Was ist den Menschen lieber?`,
  ],
  // „Einstellung zu höheren Preisen“, „ihre Erwartungen an den Verband“
  [
    /^(?:(?:[Ii]hre|[Dd]ie|[Ee]ine) )?(Einstellung(?:en)?|Haltung(?:en)?|Meinung(?:en)?|Erwartungen|Befürchtungen|Sorgen|Hoffnungen|Erfahrungen|Vorstellungen|Wünsche|Bedenken|Ängste|Vorbehalte|Motive|Beweggründe|Gründe) ((?:zu|zum|zur|an|ans|mit|von|vom|für|über|gegenüber|gegen|bei|beim|auf|in) .+)$/u,
    (noun, rest) => `Welche ${noun} haben die Menschen ${rest}?`,
  ],
  // „Vorbehalte der Monteure“, „Wünsche unserer Gäste“
  [
    /^(?:[Dd]ie )?(Erwartungen|Befürchtungen|Sorgen|Hoffnungen|Vorstellungen|Wünsche|Bedenken|Ängste|Vorbehalte|Unsicherheiten|Bedürfnisse) (der|unserer|ihrer) (\p{Lu}\p{L}+(?:n|e|er|s|innen))((?: (?:zu|an|mit|bei|für|im|in|gegenüber) .+)?)$/u,
    (noun, whose, who, rest) => `Welche ${noun} haben ${whose === 'der' ? 'die' : whose.slice(0, -1)} ${who}${rest}?`,
  ],
  // „Sorgen hinsichtlich der Lautstärke“, „Suche nach dem Bericht“
  [
    /^(?:(?:[Ii]hre|[Dd]ie) )?(Sorgen|Ängste|Bedenken|Befürchtungen|Hoffnungen|Wünsche|Erwartungen) ((?:hinsichtlich|bezüglich|wegen|rund um|um|bei|beim|vor) .+)$/u,
    (what, of) => `Welche ${what} haben die Menschen ${of}?`,
  ],
  [/^(?:[Dd]ie )?Suche (nach .+)$/u, (after) => `Wie läuft die Suche ${after}?`],
  [/^(?:(?:[Ii]hr|[Dd]er|[Dd]en) )?Umgang (mit .+)$/u, (withWhat) => `Wie gehen die Menschen ${withWhat} um?`],
  [/^(?:[Dd]er )?Umgang der (\p{Lu}\p{L}+) (mit .+)$/u, (who, withWhat) => `Wie gehen die ${who} ${withWhat} um?`],
  [/^(?:[Dd]ie )?Vereinbarkeit von (.+ und .+)$/u, (things) => `Wie gut lassen sich ${things} vereinbaren?`],
  [
    /^(?:[Dd]ie )?(Bekanntheit|Nutzung|Wahrnehmung|Sichtbarkeit|Erreichbarkeit|Qualität) ((?:und|der|des|von) .+)$/u,
    (noun, rest) => `Wie sieht es mit der ${noun} ${rest} aus?`,
  ],
  // „die wichtigsten Gründe für den Wechsel“, „die Bedürfnisse junger Familien“
  [
    /^[Dd]ie ((?:wichtigsten|größten|häufigsten|schlimmsten|wesentlichen|zentralen|typischen) \p{Lu}\p{L}+(?: .+)?)$/u,
    (what) => `Was sind die ${what}?`,
  ],
  [
    /^(?:[Dd]ie )?((?:Erfahrungen|Bedürfnisse|Erwartungen|Sorgen|Wünsche|Bedenken|Ängste|Motive|Beweggründe|Gründe|Gewohnheiten|Prioritäten|Ziele|Probleme|Schwierigkeiten|Herausforderungen) (?!der )\p{Ll}+er \p{Lu}.+)$/u,
    (what) => `Was sind die ${what}?`,
  ],
  [
    /^(?:[Dd]ie )?Rolle des (\p{Lu}\p{L}+?)(?:(?<=s)es|s)((?: (?:bei|beim|in|im|für) .+)?)$/u,
    (what, rest) => `Welche Rolle spielt${rest} der ${what}?`,
  ],
  // „Auslöser und Hürden beim Umstieg“
  [
    new RegExp(
      `^(?:[Dd]ie )?((?:Auslöser|Hürden|Hemmnisse|Barrieren|Probleme|Schwierigkeiten|Herausforderungen|Bedürfnisse|Kriterien|\\p{L}+kriterien|Schmerzpunkte|Stolpersteine|Treiber|Risiken|\\p{L}*[Qq]uellen|Engpässe|Konflikte|Reibungspunkte|Missverständnisse|Alternativen|Unterschiede|Vorteile|Nachteile|Chancen|Grenzen|Lücken)(?: (?:und|oder) \\p{Lu}\\p{L}+)?) (${prepositions} .+)$`,
      'u',
    ),
    (nouns, rest) => `Welche ${nouns} gibt es ${rest}?`,
  ],
  // „Unsicherheiten“, „Sorgen“
  [
    /^(?:[Ii]hre |[Dd]ie )?(Erwartungen|Unsicherheiten|Sorgen|Ängste|Wünsche|Bedenken|Befürchtungen|Vorbehalte|Motive|Beweggründe|Hoffnungen)$/u,
    (noun) => `Welche ${noun} haben die Menschen?`,
  ],
  [
    /^(?:[Dd]er )?(Anlass|Auslöser|Grund) ((?:der|des|für|zu[rm]?) .+)$/u,
    (noun, rest) => `Was war der ${noun} ${rest}?`,
  ],
  [/^(?:[Dd]er |[Ii]hr )?(Kontakt (?:mit|zu[rm]?) .+)$/u, (contact) => `Wie erleben die Menschen den ${contact}?`],
  [
    /^(?:[Dd]ie )?((?:Verfüg|Plan|Halt|Les|Bedien)barkeit|Zuverlässigkeit|Pünktlichkeit|Sauberkeit|Sicherheit) ((?:der|des|von|vom|am|im|in|bei|beim) .+)$/u,
    (noun, rest) => `Wie sieht es mit der ${noun} ${rest} aus?`,
  ],
  [
    /^(?:[Dd]as |[Dd]ie )?(Verhältnis|Beziehung) ((?:(?:von|der) .+? )?(?:zu|zum|zur|zwischen) .+)$/u,
    (noun, rest) => `Wie ist ${noun === 'Beziehung' ? 'die' : 'das'} ${noun} ${rest}?`,
  ],
  [
    /^(Ideen|Wünsche|Vorschläge|Anregungen) (?:(?:ein)?sammeln )?(für .+)$/u,
    (noun, rest) => `Welche ${noun} haben die Menschen ${rest}?`,
  ],
  [/^Zahlungsbereitschaft( für .+)?$/u, (rest) => `Wie viel wären die Menschen bereit${rest} zu zahlen?`],
  [
    /^(?:[Ii]hr |[Dd]as )?(Vertrauen|Interesse) ((?:in|an|zu) .+)$/u,
    (noun, rest) => `Wie groß ist das ${noun} ${rest}?`,
  ],
  [/^(?:[Ii]hre |[Dd]ie )?Zufriedenheit (mit .+)$/u, (rest) => `Wie zufrieden sind die Menschen ${rest}?`],
  [
    /^(?:[Dd]ie )?(Akzeptanz|Bereitschaft) ((?:von|für|zu|zur|zum|der|des) .+)$/u,
    (noun, rest) => `Wie groß ist die ${noun} ${rest}?`,
  ],
  [
    /^(?:[Dd]ie )?(Bereitschaft),? (\p{Ll}*zu\p{Ll}*n|.+ zu \p{Ll}+n)$/u,
    (noun, rest) => `Wie groß ist die ${noun} ${rest}?`,
  ],
  [/^(?:[Dd]as )?Sicherheitsgefühl( .+)?$/u, (rest) => `Wie sicher fühlen sich die Menschen${rest}?`],
  // „Einarbeitung neuer Kräfte“, „Zusammenarbeit mit dem Labor“
  [
    /^(?:[Dd]ie )?((?!\p{L}*(?:[Ll]eistung|[Rr]echnung|[Mm]einung|[Ss]timmung)|Zeitung|Wohnung|Kleidung|Abteilung|Regierung|Verwaltung|Leitung|Heizung)\p{Lu}[\p{L}-]*ung|Zusammenarbeit|Kommunikation|Organisation|Übergabe|\p{Lu}\p{L}*suche|\p{Lu}\p{L}*pflege)(?= (?!und |oder |\p{Lu})|$)(.*)$/u,
    (noun, rest) => `Wie sieht die ${noun}${rest} aus?`,
  ],
  [
    /^(?:[Dd]er )?(\p{Lu}?\p{L}*[Aa]blauf|\p{L}*[Pp]rozess|\p{L}*[Aa]lltag|Einsatz|Übergang|Austausch|Zugang|\p{L}*[Aa]ufwand)(?= (?!und |oder )|$)(.*)$/u,
    (noun, rest) => `Wie sieht der ${noun}${rest} aus?`,
  ],
];

/** The question for a subject that names what is asked of a thing („Umgang mit Mahnungen“); null for any other. */
export const topicQuestion = askedBy(patterns);
