import { casedWords, list, phrases, sides, stems, words } from '../cue.ts';
import type { Words } from '../pack.ts';

const roleEnd =
  '(?=\\s+(?:und|aber|oder|in|im|bei|beim|an|am|für|mit|seit|die|der|das|weil|hier|dort|da|jetzt|wo|wenn|also|auf|aus|' +
  'von|vom|zu|zur|zum|und|angestellt|tätig|gearbeitet|geworden|bin|habe|arbeite)(?!\\p{L})|\\s*[,.;:!?…()–—\\n“”]|\\s*$)';
const noun = `(?:[\\p{Ll}]+(?:e|er|en|es) )?\\p{Lu}[\\p{L}\\p{M}/-]{2,40}(?: (?:in der|im|für|der|des) \\p{Lu}[\\p{L}-]{2,30})?`;
const noTrait =
  '(?!(?:Mensch|Person|Typ|Fan|Freund|Freundin|Kunde|Kundin|Nutzer|Nutzerin|Mitglied|Frau|Mann|Mutter|Vater|Meinung|' +
  'Montag|Anfang|Ende|Bisschen|Morgenmensch|Nachtmensch|Jahre|Beispiel|Gefühl|Ordnung|Hause)(?!\\p{L}))';

const phraseEnd =
  '(?=\\s+(?:und|aber|oder|mit|seit|weil|hier|dort|jetzt|wo|wenn|also|als|ja|schon|bin|habe)(?!\\p{L})|\\s*[,.;:!?…()–—\\n“”]|\\s*$)';

/** „arbeite in einer Kita“ as it is said of somebody else. */
function inThirdPerson(role: string): string {
  return role
    .replace(/^arbeite(?: hier| da| jetzt)?(?= )/iu, 'Arbeitet')
    .replace(/^(leite|führe|unterrichte|betreibe)(?= )/iu, (verb) =>
      /leite|unterrichte/iu.test(verb)
        ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}t`
        : `${verb.charAt(0).toUpperCase()}${verb.slice(1, -1)}t`,
    );
}

export function german(): Words {
  return {
    questionWords: list(`
    was wer wen wem wessen welche welcher welches welchen welchem wann wo wie warum wieso weshalb woran worüber wodurch
    womit wozu denken denkt dachte dachten meinen meint meinte meinten meinung meinungen ansicht ansichten sagen sagt
    sagte sagten gesagt erzählen erzählt erzählte sprechen spricht sprach sprachen gesprochen erwähnen erwähnt erwähnte
    fassen fasse zusammen zusammenfassen zusammenfassung diskutieren diskutiert diskutierte diskussion besprochen
    beschreiben beschreibe beschreibt beschreibung erklären erkläre erklärt nennen nenne gib geben liste über bezüglich
    hinsichtlich laut punkte allgemein wichtigsten hauptsächlich kurz detail details besprechung teilnehmer teilnehmende
    teilnehmerin person personen leute befragte befragten interviewte nutzer nutzerinnen gibt gab ist sind war waren hat
    haben hatte hatten fühlen fühlt machen macht machte tun tut
  `),
    fillers: phrases(`
    um ganz ehrlich zu sein, um ehrlich zu sein, wenn ich ganz ehrlich bin, wenn ich ehrlich bin, ganz ehrlich, ehrlich gesagt,
    das ist eine gute frage, gute frage, lassen sie mich überlegen, lass mich überlegen, ich sag mal so, ich sag mal,
    ich sage mal, sagen wir mal, sagen wir so, wie soll ich sagen, wissen sie, weißt du, sehen sie, schauen sie, hören sie,
    na ja gut, na ja, naja, na gut, na klar, nun ja, nun, ja gut, ja also, ja genau, ja klar, ja und, ja mei, ja ja, jaja,
    ja doch, genau also, also gut, also ja, also ich mein, also, genau, eigentlich, im grunde, grundsätzlich, quasi,
    sozusagen, halt, tja, gut, okay, ok, ach so, ach ja, ach, äh, ähm, öhm, ehm, hm, hmm, mhm, oh, ah, und dann, und ja,
    und äh, und ähm, und also, aber gut, aber ja, aber äh, weil, denn, dann, ja, und, aber
  `),
    negations: list(`
    nicht kein keine keinen keinem keiner keines nie niemals nichts niemand niemanden niemandem nirgends nirgendwo weder
    noch kaum ohne nee ned nicht's nix
  `),
    askerLabels: phrases(`
    interviewerin, interviewer, moderatorin, moderator, moderation, interviewführung, forscherin, forscher, fragestellerin,
    fragesteller, frage, versuchsleitung, versuchsleiter, facilitator, int, mod, vl, i, m, f, q
  `),
    answererLabels: phrases(`
    interviewpartnerin, interviewpartner, befragte person, befragte, befragter, teilnehmerin, teilnehmer, teilnehmende,
    proband, probandin, antwort, kundin, kunde, nutzerin, nutzer, gast, expertin, experte, person, patientin, patient,
    mitarbeiterin, mitarbeiter, auskunftsperson, sprecherin, sprecher, tn, ip, bp, b, p, a, r
  `),
    firstPerson: list(
      'ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres',
    ),
    selfRole: [
      casedWords(
        `[Ii]ch (?:arbeite|bin|war) (?:hier |derzeit |momentan |jetzt |eigentlich |da |dort |bei uns )?als (?:ein(?:e|en)? )?(?<role>${noTrait}${noun})`,
      ),
      casedWords(
        `[Ii]ch (?:bin|war) (?:hier |von Beruf |gelernte[r]? |eigentlich |ja |auch |selbst )*(?:ein(?:e)? |die |der )?(?<role>${noTrait}(?:[\\p{Ll}]+(?:e|er) )?\\p{Lu}[\\p{L}-]*(?:er|erin|in|ist|istin|ant|antin|ent|entin|eur|eurin|or|orin|chef|chefin|leiter|leiterin|kraft|mann|frau|meister|meisterin|pfleger|pflegerin|loge|login|arzt|ärztin|wirt|wirtin|koch|köchin|leitung|Azubi|Lehrling|Koch|Köchin|Arzt|Ärztin|Chef|Chefin|Wirt|Wirtin))${roleEnd}`,
      ),
      casedWords(
        `[Mm]ein(?:e)? (?:Beruf|Job|Funktion|Position|Stelle|Rolle) ist (?:die |der |das |ein(?:e)? )?(?<role>${noTrait}${noun})`,
      ),
      casedWords(`[Vv]on Beruf bin ich (?:ein(?:e)? )?(?<role>${noTrait}${noun})`),
      words(
        `ich (?<role>(?:arbeite (?:hier |da |jetzt )?(?:in|bei|im|beim|für|an|am) |leite |führe |unterrichte |betreibe )(?!als )[\\p{L}][\\p{L} -]{2,44}?)${phraseEnd}`,
      ),
    ],
    roleName: inThirdPerson,
    cues: {
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
          'stört',
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
          'keine ahnung|nicht (?:sicher|klar|einfach|leicht|genug)|per hand|von hand|von vorne|nach augenmaß|nach gefühl|stattdessen|notlösung|zettelwirtschaft|umweg|behelfe|behelfen|doppelt|post-?its?|geht (?:uns )?(?:immer )?aus',
        ),
      ],
      liking: [
        words(
          'gefällt|gefallen|mag ich|ich mag|ich liebe|liebe ich|schätze|hilft|geholfen|hilfreich|nützlich|einfach zu|leicht|schnell|bequem|praktisch|angenehm|übersichtlich',
          'froh|glücklich|zufrieden|freue|freut|toll|super|klasse|prima|ausgezeichnet|perfekt|wunderbar|genial|zuverlässig|vertraue|verlassen|lieber|am liebsten|bevorzuge|funktioniert (?:gut|super|prima)|klappt (?:gut|super|prima)|spart|stolz|gut|besser|gern|gerne',
        ),
      ],
      wish: [
        words(
          'hätte(?:n)? (?:\\p{L}+ )?gerne?|ich (?:würde|hätte|möchte|wünsche)|wir (?:würden|hätten|möchten|wünschen)|würde ich|hätte ich (?:gern|gerne)|möchte ich|wünsch(?:e|en|te|ten)|wunsch|hoffe|hoffen|hoffentlich|idealerweise|im idealfall|am besten wäre',
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
    nounBefore: list(`
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem
    meiner meines dein deine sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem
    unserer euer eure dieser diese dieses diesen diesem jener jene jenes jeder jede jedes jeden jedem alle allen aller
    manche manchen einige einigen viele vielen wenige mehrere andere anderen anderer in im ins an am ans auf aufs aus bei
    beim mit nach von vom zu zum zur für ohne gegen um über unter vor hinter neben zwischen durch während wegen trotz seit
    bis ab pro als wie zwei drei vier fünf sechs sieben acht neun zehn
  `),
    nounAfter: [],
    weakWords: list(`
    sein haben werden können müssen sollen wollen dürfen mögen machen mache macht machen machte gemacht tun tue tut getan
    gehen gehe geht ging gegangen kommen komme kommt kam gekommen sagen sage sagt sagte gesagt geben gebe gibt gab gegeben
    nehmen nehme nimmt nahm genommen stehen stehe steht stand lassen lasse lässt ließ finden finde findet fand gefunden
    bleiben bleibt blieb liegen liegt lag heißen heißt denken denke denkt dachte gedacht sehen sehe sieht sah gesehen
    wissen weiß wusste gewusst halten hält hielt zeigen zeigt bringen bringt brachte gebracht leben führen sprechen
    spricht sprach fragen fragt fragte stellen stelle stellt gestellt spielen arbeiten arbeite arbeitet gearbeitet
    brauchen brauche braucht folgen lernen glauben glaube glaubt meinen meine meint setzen setzt bekommen bekomme bekommt
    beginnen beginnt anfangen fange fängt angefangen erzählen versuchen versuche versucht schreiben schreibe schreibt
    laufen läuft lief erklären entsprechen sitzen ziehen zieht scheinen scheint fallen fällt gehören gehört entstehen
    erhalten treffen suchen suche sucht legen legt vorstellen handeln erreichen tragen schaffen schaffe lesen verlieren
    holen holt hole nutzen nutze nutzt benutzen benutze benutzt verwenden verwende verwendet schauen schaue schaut guck
    gucken gucke aufhören helfen hilft warten wartet kaufen ändern ändert passieren passiert klappt klappen
    sehr viel wenig genug fast immer nie oft manchmal mal wieder dann danach vorher jetzt heute gestern morgen bald spät
    früh noch schon auch nur wirklich einfach eigentlich praktisch normalerweise meistens genau sicher wahrscheinlich
    vielleicht klar natürlich sogar gut schlecht besser schlechter hier dort da zusammen ziemlich ganz eher halt eben
    irgendwie irgendwann irgendwo irgendwas trotzdem gerade direkt selbst
    gute guten guter gutes schlechte großer große großen großes kleine kleinen kleiner kleines neue neuen neuer neues
    alte alten alter gleiche gleichen selbe anders andere verschiedene unterschiedlich bestimmte bestimmten möglich
    unmöglich wichtig wichtige wichtigen interessant leicht leichte schwer schwere schwierig schwierige lang lange langen
    kurz kurze hoch hohe hohen niedrig richtig richtige falsch wahr letzte letzten letzter erste ersten erster erstes
    zweite zweiten dritte nächste nächsten eigene eigenen ganze ganzen normal normale typisch typische einzige einzigen
    fertig froh
    ding dinge dingen sache sachen zeug etwas nichts alles jemand niemand art arten weise form teil teile punkt punkte
    fall fälle beispiel beispiele idee ideen problem probleme frage fragen antwort antworten thema themen grund leute mensch
    menschen person personen mann frau männer frauen herr zeit zeiten moment tag tage tagen woche wochen monat monate monaten jahr
    jahre jahren stunde stunden minute minuten morgens abend abends nacht mittag ort orte platz stelle seite leben welt
    zahl anzahl menge hälfte rest niveau wort worte wörter sinn name hand wahrheit mal male bisschen paar ecke
    eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig hundert tausend
    million montag dienstag mittwoch donnerstag freitag samstag sonntag usw
    danke dank hallo tschüss entschuldigung bitte willkommen verzeihung schicken schicke schickt senden
    verkaufen verkaufe verkauft bezahlen bezahle zahlen zahle fahren fahre fährt schreibe öffnen schließen
    prüfen prüfe auswählen schneiden essen esse isst trinken schlafen schlafe lehren erkläre erklärt entscheiden
    entscheide ausgeben wegwerfen werfen werfe wirft antworten antworte antwortet notieren notiere aufschreiben
    einkaufen backen rufe ruft anrufen
  `),
    coordinators: list(`
    und oder aber denn sondern doch also dann auch weil danach außerdem jedoch trotzdem dennoch deshalb deswegen daher
    darum zudem ebenso sonst allerdings nämlich
  `),
    clauseStarts: list(`
    weil aber und dass wenn als ob obwohl während bevor nachdem damit sodass denn sondern wo wie bis sobald solange
    seit seitdem falls oder doch der die das
  `),
    backward: list(`
    das dies diese dieser dieses diesen diesem es er sie ihn ihm ihr ihnen der die den dem dort da hier so solche solcher
    solches dann damit dafür davon daran darauf dabei dadurch dazu darüber deshalb deswegen jene jener
  `),
    complementizers: list('dass daß ob wie warum was wann wo'),
    topics: {
      briefWords: list(`
      untersuchen erforschen fragen beobachten
      studie studien forschung forschungsprojekt projekt projekte interview interviews umfrage umfragen befragung
      untersuchen untersuchung erforschen verstehen herausfinden erfahren wissen lernen erkunden analysieren analyse
      bewerten auswerten ermitteln ziel ziele zweck absicht fragen frage antworten wollen will möchten möchte suchen sucht
      interessiert interessieren interesse team kontext rahmen umfang fokus sehen sagen wie warum ob über teilnehmer teilnehmende
      befragte befragten personen leute menschen wichtigste wichtigsten verschiedene bestimmte bezug aktuell aktuelle
      derzeit heute besser dinge weise art arten rolle gründe motive beispiel hilft phase welle pilot qualitativ
      qualitative quantitativ dabei schiefgeht schief schiefläuft geht geben gibt brauchen wünschen erleben thema nutzer
    `),
      verbs: list(`
      planen plant entscheiden entscheidet nutzen nutzt benutzen verwenden verwendet wählen wählt auswählen kaufen kauft
      bestellen bestellt verwalten organisieren organisiert bezahlen zahlen ausgeben sparen spart essen isst schlafen reisen
      kochen kocht buchen bucht einstellen verkaufen verkauft vergleichen vergleicht wechseln wechselt kündigen kündigt
      abbrechen abbricht verlassen bleiben bleibt zurückkehren lehren leben lebt arbeiten arbeitet fühlen denken denkt
      wahrnehmen übernehmen vorbereiten wegwerfen werfen wirft reduzieren vermeiden verbessern erhöhen machen macht nehmen
      bekommen erwarten bevorzugen vertrauen schätzen reagieren suchen finden findet entstehen entsteht passiert geschieht
      beeinflussen beeinflusst betrifft führen führt würde würden lassen steuern vorhersagen berechnen backen bäckt spielen
      spielt umgehen gehen kommen kommt läuft laufen stecken
    `),
      joiners: ['von'],
      joinedArticles: [],
      vague: list(
        'entscheidung entscheidungen möglichkeiten unterstützung verbesserung informationen produkt produkte dienst kunde kunden nutzer erfahrung erfahrungen bedürfnisse haus zuhause arbeit ort stadt leute personal tag tage woche wochen monat monate morgen abend zeit jahr jahre leben internet alltag',
      ),
      adjectives: list(`
      kleine kleinen kleiner kleines großen große junge jungen junger ältere älteren älterer neue neuen neuer digitale
      digitalen regionale regionalen tägliche täglichen öffentliche öffentlichen persönliche persönlichen
    `),
      kinds: {
        problem:
          /(?:verschwendung|verlust(?:e|en)?|abfall|abfälle|müll|verspätung(?:en)?|abbruch|abbrüche|fehler|beschwerden?|reklamation(?:en)?|stress|mangel|fluktuation|hürden?|betrug|lärm|konflikte?|unfälle?|kündigung(?:en)?|schulden|einsamkeit|angst|ängste|probleme?|risiken|risiko|ausfall|ausfälle|retouren|störung(?:en)?|burnout)$/u,
        activity:
          /(?:ung|tion|planung|einkauf|verkauf|bestellung(?:en)?|lieferung(?:en)?|buchung(?:en)?|(?<!p)reisen?|pflege|arbeit|nutzung|suche|wartung|onboarding|einarbeitung|führung|wechsel|kauf|produktion|abstimmung|übergabe)$/u,
        people:
          /(?:kund(?:en|innen)|nutzer(?:innen)?|patient(?:en|innen)|eltern|mütter|väter|familien|kinder|jugendliche|erwachsene|frauen|männer|senioren|mitarbeiter(?:innen)?|beschäftigte|angestellte|teams?|studierende|azubis|auszubildende|lehrkräfte|nachbarn|paare|selbstständige|pflegekräfte|fachkräfte|fahrer(?:innen)?|händler(?:innen)?|gäste|bäcker(?:innen)?)$/u,
      },
      facets: {
        problem: sides(': ', 'Ursachen, Kosten, Vermeidung, Umgang im Alltag, Verantwortung, Bewusstsein'),
        activity: sides(
          ': ',
          'Werkzeuge, Hindernisse, Zeit und Aufwand, Entscheidungen, Verbesserungsideen, Unterstützung',
        ),
        people: sides(': ', 'Bedürfnisse, Alltag, Beweggründe, Sorgen, Wünsche, Entscheidungen'),
        thing: sides(': ', 'Erfahrungen, Schwierigkeiten, Erwartungen, Entscheidungen, Kosten, Vertrauen'),
      },
      bare: [
        'Tägliche Abläufe',
        'Schwierigkeiten',
        'Wünsche und Ideen',
        'Gründe und Motive',
        'Werkzeuge und Behelfe',
        'Kosten',
      ],
    },
  };
}
