import { type Pattern, stems, words } from '../cue.ts';
import type { ConsequenceKind } from '../templates/templates.ts';

const some =
  '(?:\\d[\\d.,]*|eine?n?|eine halbe|einen halben|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|achtzehn|zwanzig|dreißig|' +
  'vierzig|fünfzig|sechzig|ein paar|mehrere|viele|ganze|einige)';
const duration = `${some}(?: bis ${some}| oder ${some}| ganze[nr]?| volle| gute| halbe[nr]?)* (?:minuten?|viertelstunden?|stunden?|tagen?|tage?|wochenenden?|wochen?|monaten?|monate?)`;
const people =
  '(?:kund(?:en|innen|schaft)|patient(?:en|innen)|bewohner(?:innen)?|gäste|schüler(?:innen)?|eltern|kinder|familien|kolleg(?:en|innen)|' +
  'mitarbeiter(?:innen|nden)?|mitarbeitenden|nachbarn|fahrgäste|angehörigen?|leute|menschen|alle|jeder|das (?:ganze )?team)';

const ownPeople =
  '(?:meine?|unsere?) (?:\\p{L}+ )?(?:familie|frau|mann|kinder|sohn|söhne|tochter|töchter|eltern|mutter|vater|schwester|bruder|chefin?|kund(?:en|innen)|gäste|patient(?:en|innen)|kolleg(?:en|innen)|nachbarn|team|jungs?|mädchen|enkel)';

/** Verbs for what people say they cannot do. */
const doing =
  '(?:nutzen|benutzen|verwenden|finden|lesen|sehen|öffnen|erreichen|planen|ändern|prüfen|vergleichen|bestellen|bezahlen|buchen|arbeiten|weitermachen|weiterarbeiten|liefern|schicken|abschicken|fertigmachen|verkaufen|nachvollziehen|nachsehen|nachschauen|eintragen|anmelden|einloggen|kommen|teilnehmen|mitmachen|abholen|absagen|anrufen|fahren|laufen|einkaufen|backen|kochen|putzen|speichern|drucken|löschen|herunterladen|installieren|empfangen|beantworten|machen)';

/** What shows that a topic has a consequence; each is to be precise rather than to find all. */
export const consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]> = {
  cost: [
    words(
      '(?<!(?:über|unter|ab|bis zu) )(?:fünf|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\\p{L}*hundert\\p{L}*|\\p{L}*tausend\\p{L}*) euro|im geldbeutel',
      '\\d[\\d.,]* ?(?:euro|cent|franken|€)|[€$] ?\\d[\\d.,]*|(?:hundert|tausend|hunderte|tausende|zwanzig|fünfzig) euro',
      '(?:zu |sehr |so |echt |richtig |ziemlich |viel zu )?teuer|teurer|unbezahlbar|kostspielig',
      'zahlt (?:\\p{L}+ ){0,3}?(?:\\p{L}*zig|\\p{L}*zehn|\\d+|fünf|zwölf) euro|(?:zahlt|zahlen|bezahlt|bezahlen) (?:lieber|doppelt|trotzdem|selbst|mehr|drauf)|aus eigener tasche|billiger als|günstiger als',
      'kostet(?: uns| mich| die| das| den| einen| dann| auch| ja)* (?:viel |zu viel |eine menge |richtig |unnötig )?geld|nicht leisten|zu viel geld|viel geld',
    ),
  ],
  time: [
    words(
      `(?:dauert|dauerte|brauche|braucht|brauchen|brauchte|verliere|verliert|verlieren|warte|wartet|warten|gewartet|verbringe|verbringt|verbringen|sitze|sitzen|kostet|kosten)(?: ich| wir| man| mich| uns| dafür| damit| da| dann| so| auf| auch| etwa| ungefähr| fast| mindestens| locker| bestimmt| schon| immer| oft| rund| gut| jede[nrs]? \\p{L}+)* ${duration}`,
      `${duration} für (?:eine[nrs]?|zwei|drei|vier|fünf|sechs|zehn|zwanzig|jede[nrs]?) \\p{L}+`,
      `${duration} zu spät|(?:stehe|steht|stehen|stand|standen) (?:\\p{L}+ ){0,6}(?:und warte|und warten|${duration})|(?:telefoniere|rufe|frage|fahre|schreibe|laufe) (?:\\p{L}+ ){0,4}(?:jeden abend|jedes mal|einzeln|ständig)|jeden einzeln`,
      `(?:sitze|sitzen|sitzt) (?:\\p{L}+ ){1,4}${duration}|${duration} (?:in der|die|pro) woche|(?:stunden|arbeitszeit) (?:\\p{L}+ ){0,4}reduziert`,
      '(?:alles )?(?:zweimal|doppelt) (?:ein|auf|ab)\\p{L}+|mehr arbeit als|jedes mal (?:\\p{L}+ ){1,5}von vorn',
      `${duration} (?:lang|gewartet|gesucht|gebraucht|verloren|vertan|telefoniert|gedauert|damit verbracht|dafür gebraucht)`,
      'dauert(?: das| es| mir| uns| einfach| dann| immer| alles| mir)* (?:ewig|(?:viel )?zu lange?|(?:sehr |so |ziemlich )lange?|stundenlang)|zeitaufwändig|zeitaufwendig|zeitraubend|zeitverschwendung|stundenlang|(?:viel|zu viel|unnötig|so viel) zeit (?:verloren|verlieren|verliert|drauf|kostet|brauchen|braucht)|kostet(?: uns| mich| das| alles| einfach)* (?:viel |zu viel |unnötig |so viel |wahnsinnig viel )?zeit',
    ),
  ],
  risk: [
    words(
      'gefährlich(?:e[rsnm]?)?|gefahr|lebensgefährlich|riskant(?:e[rsnm]?)?|(?:ein|das|großes|hohes|kein kleines) risiko|unsicher|verletzt(?:e[rn]?)?|verletzung(?:en)?|unfall|unfälle',
      '(?:wenn|falls) (?:ich|er|sie|wir|der|die|das|es) (?:\\p{L}+ ){0,3}?(?:ausfällt|ausfalle|ausfallen|krank bin|krank ist|wegfällt|fehlt|kaputtgeht|kaputt ist),? (?:\\p{L}+ ){0,3}?(?:keiner|niemand|nichts|alles)|weiß (?:dann )?(?:keiner|niemand)|nie wieder (?:los|\\p{L}+)|(?:haben|habe|hat) (?:\\p{L}+ )?angst|sorgen mache ich mir|mach(?:e|t) (?:ich )?mir sorgen|traue? (?:ich )?(?:mich|dem|der) \\p{L}*(?: \\p{L}+)? ?nicht|verpass(?:t|e|en|te|ten)|komm(?:t|en|e) (?:\\p{L}+ ){0,3}nicht (?:wieder|mehr)|namen zu verlieren|vertrauen verloren',
      '(?:familien|mitglieder|helfer|ehrenamtliche|freiwillige|leute) (?:\\p{L}+ ){0,3}(?:verloren|verlieren|ausgetreten)|kein(?:en)? nachfolger|hören (?:\\p{L}+ )?auf|bleiben weg',
      '(?:kunden|aufträge|daten|patienten|umsatz|vertrauen|bestellungen|unterlagen) (?:verlieren|verloren|verliert|weg)|(?:verlieren|verliere|verliert|verloren)(?: wir| ich| man| dann| auch)* (?:\\p{L}+ )?(?:kunden|aufträge|daten|patienten|umsatz|vertrauen|bestellungen)|sicherheitsrisik(?:o|en)|sicherheitslücken?|datenverlust|haftung|haften|abmahnung|bußgeld',
    ),
  ],
  frequency: [
    words(
      'jede[nrs]? (?:einzelne[nrs]? )?(?:tag|morgen|abend|nacht|woche|monat|mal|schicht|stunde|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
      '(?:einmal|zweimal|dreimal|viermal|fünfmal|zehnmal|mehrmals|\\d+ ?mal|zwei- bis dreimal) (?:am|pro|in der|die|im|jede) (?:tag|woche|monat|schicht|stunde|nacht)',
      'ständig|dauernd|immer wieder|andauernd|täglich|tagtäglich|fast (?:jede[nrs]?|immer)|die halbe zeit',
    ),
  ],
  workaround: [
    words(
      'von hand|händisch|(?:auf|mit) (?:einem |einen |dem |den )?(?:papier|zettel|zetteln|block)|mit stift und papier|klebezettel|haftnotizen?|notlösung|behelfen? (?:wir |ich |man )?(?:uns|mich|sich)|behelfe ich mich|behilft sich',
      '(?:mache|machen|erledige|erledigen|repariere|reparieren|schreibe|schreiben|backe|kaufe|kaufen) (?:ich|wir) (?:es|das|alles|sie|die \\p{L}+)? ?(?:\\p{L}+ ){0,2}(?:selbst|selber)|(?:muss|müssen|musste|mussten) (?:ich|wir|man) (?:\\p{L}+ ){0,5}(?:anrufen|telefonieren|fragen|umdrehen|zurückfahren|hinlaufen|hinfahren|suchen|abschreiben|ausdrucken|eintragen|leihen|ausleihen)|am ende (?:rum|herum|selbst|selber)|frage jeden',
      '(?:in|mit|per|aus) (?:einer |der |meiner |unserer |einer eigenen )?(?:excel|excel-?(?:tabelle|liste|datei)|tabelle)|excel-?listen?|stattdessen|eigene (?:liste|tabelle)|kopier(?:e|en|t) (?:\\p{L}+ ){0,3}(?:rüber|hinüber|um)',
      '(?:musste|mussten) (?:ich|wir|sie|man) (?:\\p{L}+ ){0,5}?(?!sagen|denken|zugeben|lachen|sein|haben|werden|gehen)\\p{L}+en',
    ),
  ],
  hindrance: [
    words(
      `konnten? (?:\\p{L}+ ){0,6}?(?:nichts?|nie|kaum|keine?[nrm]?) (?:\\p{L}+ ){0,4}?(?!sagen|denken|erinnern|glauben|schlafen|vorstellen|beurteilen)\\p{L}+en`,
      `(?:kann|können) (?:\\p{L}+ ){0,6}?(?:nichts?|keine?[nrm]?|niemand(?:en)?) (?:\\p{L}+ ){0,4}?${doing}|(?:nichts?|keine?[nrm]?) (?:\\p{L}+ ){0,3}?${doing} (?:kann|können|konnte|konnten)`,
      '(?:hindert|hält) (?:mich|uns|die \\p{L}+) (?:\\p{L}+ )?(?:daran|davon ab)|unmöglich|(?:ging|geht) (?:\\p{L}+ ){0,2}nichts? mehr',
      '(?:gebe|gab|geben|gaben) (?:ich|wir|man) (?:\\p{L}+ ){0,3}auf|aufgegeben',
    ),
  ],
  affected: [
    words(
      `${ownPeople} (?:\\p{L}+ ){0,8}?(?:nicht gesehen|gesehen|beschwer(?:t|en)|leide(?:t|n)|ärger(?:t|n)|wart(?:et|en)|sauer|genervt|enttäuscht|krank|angst|nervt|weint)|(?:liege|lag) (?:ich )?(?:\\p{L}+ ){0,3}wach|(?:ich )?schlafe (?:\\p{L}+ )?(?:schlecht|nicht)|(?:macht|machte|stresst|belastet|ärgert|nervt|frustriert|stört) (?:mich|uns)|kostet (?:mich|uns) (?:\\p{L}+ ){0,2}nerven|(?:bin|war) (?:ich )?(?:\\p{L}+ )?(?:erschöpft|genervt|frustriert|enttäuscht|überfordert|fertig mit den nerven)`,
      `(?:betrifft|trifft|ärgert|verwirrt|belastet|stört|verunsichert|überfordert) (?:\\p{L}+ ){0,2}?${people}`,
      `${people} (?:\\p{L}+ ){0,2}?(?:beschweren sich|beschwert sich|leiden|leidet|ärgern sich|warten|sind (?:sauer|verärgert|genervt|verwirrt|enttäuscht|wütend|überfordert|betroffen)|ist (?:sauer|genervt|überfordert|betroffen)|geben auf|bleiben weg|springen ab)`,
      `(?:schwer|schwierig|schlimm|belastend|ungerecht|ein problem) für (?:die |unsere |viele |ältere |neue |meine |alle )*${people}`,
    ),
    stems('beschwerden von'),
  ],
};
