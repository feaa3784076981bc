import { casedWords, stems, words } from '../cue.ts';
import type { Cues } from '../definition.ts';
import { consequences } from './consequences.ts';
import { outcomes } from './outcomes.ts';

const roleEnd =
  '(?=\\s+(?:und|aber|oder|in|im|bei|beim|an|am|für|mit|seit|die|der|das|weil|hier|dort|da|jetzt|wo|wenn|also|auf|aus|' +
  'von|vom|zu|zur|zum|und|angestellt|tätig|gearbeitet|geworden|bin|habe|arbeite)(?!\\p{L})|\\s*[,.;:!?…()–—\\n“”]|\\s*$)';
const noun = `(?:[\\p{Ll}]+(?:e|er|en|es) )?\\p{Lu}[\\p{L}\\p{M}/-]{2,40}(?: (?:in der|im|für|der|des) \\p{Lu}[\\p{L}-]{2,30})?`;
const noTrait =
  '(?!(?:Mensch|Person|Typ|Fan|Freund|Freundin|Kunde|Kundin|Nutzer|Nutzerin|Mitglied|Frau|Mann|Mutter|Vater|Meinung|' +
  'Montag|Anfang|Ende|Bisschen|Morgenmensch|Nachtmensch|Jahre|Beispiel|Gefühl|Ordnung|Hause)(?!\\p{L}))';

/** The last letters of most trades and offices. */
const ending =
  '(?:er|erin|in|ist|istin|ant|antin|ent|entin|eur|eurin|or|orin|chef|chefin|leiter|leiterin|kraft|mann|frau|meister|meisterin|pfleger|' +
  'pflegerin|loge|login|arzt|ärztin|wirt|wirtin|koch|köchin|leitung|wart|wartin|hilfe|hilfin|geselle|gesellin|angestellte|angestellter|beamte|beamter|beamtin|Gehilfe|Gehilfin|Geselle|Gesellin|Angestellte|Angestellter|Azubi|Lehrling|Koch|Köchin|Arzt|Ärztin|Chef|Chefin|Wirt|Wirtin)';

const phraseEnd =
  '(?=\\s+(?:und|aber|oder|mit|seit|weil|hier|dort|jetzt|wo|wenn|also|als|ja|schon|bin|habe)(?!\\p{L})|\\s*[,.;:!?…()–—\\n“”]|\\s*$)';

/** „arbeite in einer Kita“ in the third person. */
function inThirdPerson(role: string): string {
  return role
    .replace(/^arbeite(?: hier| da| jetzt)?(?= )/iu, 'Arbeitet')
    .replace(/^studiere?(?= )/u, 'Studiert')
    .replace(/^(leite|führe|unterrichte|betreibe)(?= )/iu, (verb) =>
      /leite|unterrichte/iu.test(verb)
        ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}t`
        : `${verb.charAt(0).toUpperCase()}${verb.slice(1, -1)}t`,
    );
}

export const cues: Cues = {
  selfRole: [
    casedWords(
      `[Ii]ch (?:arbeite|bin|(?<over>war)) (?:hier |derzeit |momentan |jetzt |eigentlich |da |dort |bei uns )?als (?:ein(?:e|en)? )?(?<role>${noTrait}${noun})`,
    ),
    casedWords(
      `[Ii](?:ch)? (?:bin|(?<over>war)) (?:hier |von Beruf |gelernte[r]? |eigentlich |ja |auch |selbst )*(?:ein(?:e)? |die |der )?(?<role>${noTrait}(?:[\\p{Ll}]+(?:e|er) )?\\p{Lu}[\\p{L}-]*${ending})${roleEnd}`,
    ),
    casedWords(
      `[Mm]ein(?:e)? (?:Beruf|Job|Funktion|Position|Stelle|Rolle) ist (?:die |der |das |ein(?:e)? )?(?<role>${noTrait}${noun})`,
    ),
    casedWords(
      `bin ich (?:hier |da |dort |eigentlich |auch |jetzt )*(?:ein(?:e)? |die |der )?(?<role>${noTrait}\\p{Lu}[\\p{L}-]*${ending})${roleEnd}`,
    ),
    // „Ich bin einundsechzig, Schreiner, gelernt hier in der Stadt“, „Ich bin die Jana, 27, Pflegefachfrau auf der Inneren“
    casedWords(
      `[Ii]ch bin (?:(?:der |die )?\\p{Lu}[\\p{L}-]+, )?(?:\\d{2}|\\p{Ll}+(?:zig|ßig|zehn))(?: Jahre(?: alt)?)?, (?:ein(?:e)? |gelernte[r]? )?(?<role>${noTrait}\\p{Lu}[\\p{L}-]*${ending})(?=[,.]| (?:auf|in|im|bei|beim|an|am) )`,
    ),
    // „Emre, neunundzwanzig, Pflegefachmann, generalistisch“
    casedWords(
      `(?<=^(?:(?:[Jj]a|[Aa]lso|[Gg]ut|[Oo]kay|[Ss]o|[Nn]a ja)[,.]? )*)\\p{Lu}[\\p{L}-]+, (?:\\d{2}|\\p{Ll}+(?:zig|ßig|zehn))(?: Jahre(?: alt)?)?, (?:gelernte[r]? )?(?<role>${noTrait}\\p{Lu}[\\p{L}-]*${ending})(?=[,.]| (?:auf|in|im|bei|beim|an|am) )`,
    ),
    // „Also, Elektromeister, den Betrieb hab ich seit 2009“, „Anlagenmechaniker SHK.“
    casedWords(
      `(?<=^(?:(?:[Jj]a|[Aa]lso|[Gg]ut|[Oo]kay|[Ss]o|[Nn]a ja|[Ää]hm?)[,.]? )*)(?<role>(?=\\p{Lu})\\p{L}*(?:(?:[Mm]eister|[Mm]echaniker|[Ee]lektriker|[Ii]nstallateur|[Tt]echniker|[Ii]ngenieur|[Ss]chreiner|[Tt]ischler|[Kk]lempner|[Mm]aurer|[Mm]aler|[Dd]achdecker|[Vv]erkäufer|[Pp]fleger|[Ee]rzieher|[Ll]ehrer|[Bb]uchhalter|[Ff]ahrer|[Bb]äcker|[Ff]riseur|[Aa]ssistent|[Ss]ekretär)(?:in)?|[Kk]aufmann|[Kk]auffrau|[Ff]achkraft|[Ff]achmann|[Ff]achfrau|[Kk]rankenschwester|[Ll]eiterin|[Ll]eiter)(?: \\p{Lu}{2,5})?)(?=[,.])`,
    ),
    casedWords(
      `[Ii]ch (?:mache?|lerne) (?:hier |gerade |(?:(?:m)?ei|['’])ne |die )*(?<role>Ausbildung (?:zum|zur|als) \\p{Lu}[\\p{L}-]+)`,
    ),
    casedWords(`[Ii]ch (?<role>studiere? \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)`),
    // „… im Haus, davon elf als Stationsleitung auf der Chirurgie“
    casedWords(
      `[Ii]ch bin (?:jetzt |hier |schon )?seit [^.?!]{3,50}, (?:davon |und davon |jetzt |inzwischen )(?:[\\p{L}\\d]+ ){0,4}als (?<role>${noTrait}\\p{Lu}[\\p{L}-]*${ending})(?=[,.]| (?:auf|in|im|bei|beim|an|am) )`,
    ),
    casedWords(`[Vv]on Beruf bin ich (?:ein(?:e)? )?(?<role>${noTrait}${noun})`),
    casedWords(
      `[Aa]ls (?<role>\\p{Lu}[\\p{L}-]*(?:er|erin|istin|ist|ant|antin|ent|entin|eur|eurin|leiter|leiterin|schwester|kraft|frau|mann|Mutter|Vater)) (?:muss|habe|bin|arbeite|mache|sehe|möchte|brauche|weiß|kann) ich`,
    ),
    words(
      `(?:ich |(?<=ich bin [^,.]{2,30}, ))(?<role>(?:arbeite (?:hier |da |jetzt )?(?:in|bei|im|beim|für|an|am) |leite |führe |unterrichte |betreibe )(?!als |(?:\\p{L}+ )?(?:heft|liste|tagebuch|buch|kalender|tabelle|leben|gespräche?)(?!\\p{L}))[\\p{L}][\\p{L} -]{2,44}?(?<! (?:weiter|ein|ab|um|her|hin)))${phraseEnd}`,
    ),
  ],
  roleName: inThirdPerson,
  statements: {
    need: [
      words(
        'brauch(?:e|en|t|te|ten|st)?(?! (?:ich |wir |man |es |das )*(?:nicht|kein\\p{L}*))|benötig(?:e|en|t|te)|muss|müssen|musste|mussten|nötig|notwendig|unbedingt|wichtig|unverzichtbar|entscheidend',
        'fehlt|fehlen|mangelt|angewiesen auf|kommt drauf an|kommt darauf an|hängt (?:davon |von )?\\p{L}* ?ab|ohne das geht',
      ),
    ],
    difficulty: [
      stems(
        'schwierig',
        'schwer(?:er|en|e|es)?(?!\\p{L})',
        'problem',
        'kompliziert',
        'umständlich',
        'verwirr',
        'unklar',
        'unübersichtlich',
        'frust',
        'nerv(?:t|en|ig)',
        'ärger',
        'mühsam',
        'lästig',
        'zäh(?!l)',
        'langsam',
        'fehler',
        'falsch',
        'kaputt',
        'sorge',
        'stress',
        'überfordert',
        'chaos',
        'chaotisch',
        'durcheinander',
        'vergess',
        'vergiss',
        'verlier',
        'verlor',
        'hürde',
        'hindernis',
        'nachteil',
        'engpass',
        'unmöglich',
        'unzuverlässig',
        'verschwend',
        'wegwerf',
        'weggeworfen',
        'wegschmeiß',
        'aufwendig',
        'aufwändig',
        'störung',
        'stört(?! (?:\\p{L}+ ){0,2}(?:weniger|nicht|kaum|gar))',
        'verspät',
        'hakt',
        'hängt sich',
        'scheiter',
        'klappt nicht',
        'zu (?:viel|wenig|spät|langsam|teuer|kompliziert|schwer)',
      ),
      words(
        '(?:weiß|wusste|wissen|verstehe|verstehen|finde|finden|funktioniert|funktionierte|kann|konnte|können|geht|ging|sehe|erinnere|reicht|passt|stimmt|schaffe|schaffen) (?:ich |wir |das |es |man |mich |da |auch |überhaupt |gar |einfach |oft |immer )*(?:nicht|nie|nichts|kaum)',
        'nicht (?:mehr |so |recht |wieder )?(?:finde|finden|verstehe|verstehen|weiß|wissen|klappt|funktioniert|geht|kann|können|sehe|sehen|erkenne)',
        'nicht (?:gefunden|verstanden|gesehen|geschafft|zurechtgekommen|hinbekommen|hingekriegt|geklappt|funktioniert|gewusst)|musste (?:\\p{L}+ ){1,3}(?:fragen|um hilfe bitten)|hat (?:ewig|lange|eine weile) gedauert',
        'keine ahnung|nicht (?:sicher|klar|einfach|leicht|genug)|per hand|von hand|von vorne|nach augenmaß|nach gefühl|stattdessen|notlösung|zettelwirtschaft|umweg|behelfe|behelfen|doppelt|post-?its?|geht (?:uns )?(?:immer )?aus',
      ),
    ],
    liking: [
      words(
        'gefällt|gefallen|mag ich|ich mag|ich liebe|liebe ich|schätze|hilft|geholfen|hilfreich|nützlich|einfach zu|leicht|schnell|bequem|praktisch|angenehm|übersichtlich',
        'auf einen blick|froh|glücklich|zufrieden|freue|freut|toll|super|klasse|prima|ausgezeichnet|perfekt|wunderbar|genial|zuverlässig|vertraue|verlassen|lieber|am liebsten|bevorzuge|funktioniert (?:gut|super|prima)|klappt (?:gut|super|prima)|spart|stolz|gut|besser|gern|gerne',
      ),
    ],
    wish: [
      words(
        'mir wäre(?: es)? lieber|wäre (?:mir|uns) lieber|hätte(?:n)? (?:\\p{L}+ )?gerne?|ich (?:würde|hätte|möchte|wünsche)|wir (?:würden|hätten|möchten|wünschen)|würde ich|hätte ich (?:gern|gerne)|möchte ich|wünsch(?:e|en|te|ten)|wunsch|hoffe|hoffen|hoffentlich|idealerweise|im idealfall|am besten wäre',
        '(?:man|sie|ihr|die) (?:könnte|könnten|könntet|müsste|müssten) (?:das |es |da |ja |auch |vielleicht |einfach |mal )*(?!nicht|meinen|denken|sagen|glauben|fast|sich)(?=\\p{L})(?:\\p{L}+ ){0,6}?(?:machen|einbauen|ergänzen|hinzufügen|anzeigen|zeigen|schreiben|dazuschreiben|aufhängen|anbieten|vereinfachen|zusammenlegen|weglassen|trennen|erklären)|(?:da|hier|dort|es) müsste (?:noch |auch |mal )?(?:ein|eine|mehr|irgend\\p{L}*)',
        'wäre (?:es )?(?:gut|schön|toll|super|hilfreich|besser|ideal|praktisch|leichter|prima|ein traum)|(?:schön|gut|toll|super|hilfreich|besser|praktisch|ideal|leichter) wäre|würde (?:mir|uns) helfen|wenn (?:ich|wir|man|es) (?:nur |doch )?\\p{L}* ?(?:könnte|könnten|gäbe)|sollte(?:n)?|traum|träume',
      ),
    ],
    habit: [
      words(
        'normalerweise|meistens|meist|gewöhnlich|üblicherweise|in der regel|immer|oft|häufig|manchmal|regelmäßig|ständig|täglich|wöchentlich|monatlich|generell|grundsätzlich',
        'jede[nrs]? (?:tag|morgen|abend|nacht|woche|monat|jahr|mal|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:morgens|abends|nachts|mittags|vormittags|nachmittags|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)',
        '(?:einmal|zweimal|dreimal|mehrmals) (?:am|im|pro|die)|gewohnheit|gewohnt|routine|als erstes|zuerst|jedes mal|früher|pflege(?:n)? zu|am wochenende',
      ),
    ],
    belief: [
      words(
        'ich (?:glaube|denke|finde|meine|schätze|vermute|nehme an|würde sagen|gehe davon aus|habe das gefühl|habe den eindruck)|(?:glaube|denke|finde|meine|schätze|vermute) ich|meiner meinung nach|aus meiner sicht|für mich|meines erachtens|ich bin (?:überzeugt|sicher|der meinung)|mir scheint|kommt mir',
      ),
    ],
    reason: [
      words(
        'weil|denn|da (?:ich|wir|es|die|der|das|man)|deshalb|deswegen|darum|daher|aus diesem grund|der grund|wegen|aufgrund|dank|damit|sonst|ansonsten|folglich|also (?:muss|kann|habe|mache)|nämlich|sodass|das heißt|dadurch|somit',
      ),
    ],
  },
  consequences,
  outcomes,
  topics: {
    problem:
      /(?:verschwendung|verlust(?:e|en)?|abfall|abfälle|müll|verspätung(?:en)?|abbruch|abbrüche|fehler|beschwerden?|reklamation(?:en)?|stress|mangel|fluktuation|hürden?|betrug|lärm|konflikte?|unfälle?|kündigung(?:en)?|schulden|einsamkeit|angst|ängste|probleme?|risiken|risiko|ausfall|ausfälle|retouren|störung(?:en)?|burnout)$/u,
    activity:
      /(?:ung|tion|planung|einkauf|verkauf|bestellung(?:en)?|lieferung(?:en)?|buchung(?:en)?|(?<!p)reisen?|pflege|arbeit|nutzung|suche|wartung|onboarding|einarbeitung|führung|wechsel|kauf|produktion|abstimmung|übergabe)$/u,
    people:
      /(?:menschen|leute|personen|mitglieder|kund(?:en|innen)|nutzer(?:innen)?|patient(?:en|innen)|eltern|mütter|väter|familien|kinder|jugendliche|erwachsene|frauen|männer|senioren|mitarbeiter(?:innen)?|beschäftigte|angestellte|teams?|studierende|azubis|auszubildende|lehrkräfte|nachbarn|paare|selbstständige|pflegekräfte|fachkräfte|fahrer(?:innen)?|händler(?:innen)?|gäste|bäcker(?:innen)?)$/u,
  },
};
