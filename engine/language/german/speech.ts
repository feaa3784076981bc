import { casedWords, words } from '../cue.ts';
import type { Speech } from '../definition.ts';
import { subjectBeforeVerb, wordList } from '../main-clause.ts';
import { finalVerbs } from './final-verbs.ts';

const subject = '(?:ich|wir|man|sie|er|es|du|ihr|das|die|der|da|niemand|keiner|jeder|alle)';

/** Before the verb an adverb stays: „Gibt es das Bautagebuch“ without its „Dann“ asks. */
const notBeforeVerb = `(?=,|$| (?:${subject}|wenn|weil|als|ob|ein|eine|einen|einem|den|dem|mein|meine|meinen|unser|unsere|noch|auch|so|eben|halt|mal)(?!\\p{L}))`;

const hardOrGood =
  '(?:schwer|schwierig|leicht|wichtig|unmöglich|möglich|mühsam|teuer|besser|einfach|gut|schlecht|nötig|notwendig|hilfreich|anstrengend|gefährlich|nervig|ärgerlich|schön|umständlich|aufwendig|aufwändig|peinlich|sinnvoll)';
/** "Es" that refers to what follows: „es ist schwer, … zu finden“, „es dauert lange, bis …“, „es gibt keine …“. */
const impersonal =
  `es (?:ist|war|wäre|wird|fällt|bleibt)(?: \\p{L}+){0,4} ${hardOrGood}(?: \\p{L}+){0,2},? (?:wenn|dass|weil|.*zu \\p{L}+n|.*\\p{L}{2}zu\\p{L}+n)|` +
  'es (?:dauert|dauerte|kostet|braucht)(?: [\\p{L}\\d]+){1,5}, (?:bis|um|wenn|dass)|' +
  'es (?:gibt|gab) (?:\\p{L}+ )?(?:keine?[nrm]?|zu (?:wenige?|viele?)) \\p{L}+|es fehl(?:t|en) (?:\\p{L}+ ){0,2}(?:an|der|die|das|ein|eine|jede)';
/** A topic that is named first: „was uns fehlt, ist …“. */
const naming =
  "dass(?: [\\p{L}'’-]+){2,12}, das (?:ist|wär|wäre|war|stört|nervt|hilft|kostet|spart|bringt) \\p{L}+|was(?: \\p{L}+){1,7}, (?:ist|war|wäre|sind)(?:, (?:dass|wenn|wie)| \\p{L}+)";

/** What there is, and what about it: „Es gibt eine Garage, die ist aber voll“. */
const existing = "es gibt(?: [\\p{L}'’-]+){1,9}, (?:die|der|das|den|aber|und|wo|nur) ";

export const speech: Speech = {
  restricts: words('nur|bloß|lediglich'),
  closes: () =>
    /(?<!\p{L})(?:sonst noch (?:etwas|was|irgend\p{L}+)|noch (?:etwas|was|irgend\p{L}+)(?:[,?]| (?:hinzu|ergänz|wichtig|sagen|loswerden|zum schluss))|(?:etwas|was) vergessen|das ich nicht gefragt|wonach ich nicht)(?!\p{L})/iu,
  subjects: words('du|ihr|er|wir'),
  otherTopic: () =>
    /^(?:(?:und|aber|gut|ok(?:ay)?)[,\s]+)*(?:was ist|wie (?:ist|sieht|steht) (?:es|das))\s+(?:denn\s+|eigentlich\s+)?(?:mit|bei|um)\s+(?<topic>[^?]+?)(?:\s+aus)?\?/iu,
  offRecord: words(
    '(?:das )?bleibt (?:aber |bitte |jetzt )*(?:unter uns|hier(?=[,.!]|$))|(?:das|es) schreibst (?:du )?(?:(?:jetzt|bitte|aber|mal|lieber) )*nicht (?:auf|mit|rein)|lass(?:en sie|t)? (?:das|es) (?:(?:jetzt|bitte|aber|mal|lieber) )*(?:weg|raus)(?=[,.!]|$)|(?<=^|[,.;:–—] |bitte |aber |jetzt )(?:schreiben sie|schreib) (?:das|es) (?:bitte |lieber |jetzt |aber |mal )*nicht|das (?:bitte |lieber |(?:müssen|brauchen|sollten) sie )(?:(?:jetzt|aber|auch|bitte|lieber|mal|ja) )*nicht (?:auf|mit|rein|hinein)(?:zu)?schreiben|(?<=^|[,.;:–—] |bitte )(?:(?:machen|schalten) sie|mach|schalt) (?:das|die aufnahme) (?:bitte |mal |kurz |lieber )*aus|nicht (?:mitschreiben|fürs protokoll)|ohne (?:meinen )?namen, (?:bitte|ja)|sagen sie das (?:bitte )?(?:keinem|niemandem|nicht weiter)|bitte nicht weiter(?:sagen|erzählen|geben)|soll ich das (?:lieber |besser )?(?:weglassen|rauslassen|streichen|nicht (?:aufschreiben|erwähnen|mitschreiben))|nicht in den bericht|nicht für(?: den| das| die)? (?:bericht|protokoll|aufnahme)',
  ),
  recording: words(
    'aufn\\p{L}+|aufnehme\\p{L}*|aufgenommen|zeichne[nt]? (?:das |es |ich |hier |kurz )*auf|nehmen? (?:das |es |ich )?(?:hier |mal |jetzt |kurz )*auf|aufzeich\\p{L}+|aufgezeichnet|mitschn\\p{L}+|mitschreib\\p{L}*|schreibe? (?:das )?(?:hier |nur )?mit|läuft (?:das |die )?(?:band|gerät|aufnahme)|diktiergerät|notizen',
  ),
  permits: words(
    'ok(?:ay)?|in ordnung|einverstanden|recht|stört|dürf\\p{L}*|darf|anonym\\p{L}*|vertraulich\\p{L}*|namen?|team|unter uns|abbrechen|überspringen|passt das|geht das|nicht beantworten',
  ),
  digresses: words(
    'ich (?:schweife|komme?) (?:da |jetzt |schon wieder )?(?:vom thema )?ab|wo waren wir|zurück zum thema|das (?:hat|gehört) (?:jetzt |ja )?(?:nichts damit zu tun|nicht hierher)|was war (?:noch mal |nochmal )?(?:die|deine|ihre) frage|was wollt(?:en sie|est du|et ihr) (?:noch mal |nochmal |denn )?wissen',
  ),
  leavesOut: words(
    '(?:lasse?|nehme?) (?:ich|wir) (?:raus|weg)|(?:das|es) (?:lasse?n?|nehmen?) (?:ich|wir) (?:raus|weg)|(?:das|es) (?:bleibt|bleibt hier) (?:hier )?(?:unter uns|im raum)|(?:das|es) (?:schreibe?|notiere?|erwähne?) (?:ich|wir) nicht|(?:das|es) (?:kommt|steht) (?:dann )?nicht (?:in den bericht|ins protokoll|rein|drin)',
  ),
  courtesies: words(
    'ich (?:gebe?|nenne?|sage?|erzähle?) (?:ihnen|dir|euch) (?:mal |jetzt )?(?:ein beispiel|was|etwas)(?=[.:!]*$)',
    'entschuldigung|entschuldigen sie|tut mir leid|verzeihung|danke(?: schön| sehr)?|vielen dank|tschüss|auf wiedersehen|moment(?: mal| bitte)?(?=[,.!]|$)|augenblick(?=[,.!]|$)|hören sie mich',
  ),
  openers: words(
    // A remark about one's own remark.
    '(?:vielleicht|mag sein,? dass|kann sein,? dass) (?:bin ich da (?:nur )?(?:etwas |ein bisschen |zu )?(?:pingelig|altmodisch|kleinlich|streng|eigen|empfindlich)|(?:ist|liegt) das (?:nur )?an mir),? aber|(?:das )?klingt (?:jetzt )?(?:vielleicht |bestimmt )?(?:etwas |ein bisschen )?(?:blöd|doof|komisch|seltsam|hart|böse|albern|kleinlich),? aber|(?:da )?kann ich mich (?:auch )?(?:irren|täuschen),? aber|ich kann mich (?:auch |da )?(?:irren|täuschen),? aber|nicht falsch verstehen(?:,? aber)?|(?:verstehen sie|versteh) mich (?:bitte )?nicht falsch(?:,? aber)?',
    'muss ich sagen(?=,)|(?:nein|nee|na|ja)?,? ?(?:jetzt )?im ernst(?=,)|ähm?|äh+m?|öhm?|ehm|hm+|mhm|ja|nein(?=,)|nee(?=,)|okay|ok|gut|genau|naja|na ja|tja|also|und|aber|oder|denn|weil(?= ich sag)|doch|halt|eben|sozusagen|quasi|ehrlich gesagt|ganz ehrlich|(?:ich )?sag(?:e|en)? (?:ich |wir )?(?:jetzt )?mal(?: so)?|ich meine?|(?:wissen|sehen) sie|weißt du|zum beispiel(?=,)|klar|natürlich(?=,)|deswegen(?=,)|wie gesagt|so(?=,)',
    `(?:dann|eigentlich|grundsätzlich|im grunde|außerdem|ansonsten)${notBeforeVerb}`,
    '(?:ich (?:glaube|denke|finde|meine|würde sagen)|meiner meinung nach|das heißt|das problem ist nur),(?: dass(?= $))?',
  ),
  tails: words(
    '(?<!(?:sag|sage|sagt|sagen|sagte|sagten|gesagt|oder) )(?:ja|nein)|ne|oder|gell|genau|halt|und so|und so weiter|oder so|und so was|oder so was|oder so etwas|sozusagen|quasi|eben|glaube ich|denke ich|finde ich|würde ich sagen|sag ich mal|weißt du|wissen sie|und|aber|okay|wie gesagt|zum beispiel|ehrlich gesagt',
  ),
  asides: words(
    '(?<=, )(?:glaube? ich|ich glaube?|denke? ich|ich denke|schätze? ich|ich schätze|meine ich)(?=,)',
    'äh+m?|ähm+|öhm+|ehm|hm+|mhm|sozusagen|quasi|sag(?:e|en)? (?:ich |wir )?(?:jetzt )?mal(?: so)?|ich sag(?:e)? mal(?: so)?|ehrlich gesagt|wie gesagt|weißt du|wissen sie|wie soll ich sagen|(?<=, )(?:also|naja|na ja|ja|genau|okay)(?=,)|(?<=(?:ich|wir|er|sie|es|man|du|die|das|der|sich|mich|uns) )(?:deswegen|deshalb)(?! weil|,)',
  ),
  joints: words(
    'weil|obwohl|während|sodass|so dass|damit|sondern|bevor|nachdem|wenn|falls|sobald|solange|bis(?= (?:ich|wir|man|es|der|die|das)\\b)|außer|aber|denn|wobei|weshalb|trotzdem|deshalb|deswegen|dass|ob',
    `und(?= ${subject}\\b)|und(?= (?:dann|deshalb|deswegen|trotzdem|wenn|weil|keiner|in|am|im)\\b)|oder(?= ${subject}\\b)`,
    '(?<=, )(?:der|die|das|den|dem|denen|deren|was|wo|wie|und|oder|also|ja|ich|wir|man|es|sie)',
  ),
  limits: words(
    'wenn|falls|außer|sofern|solange|bis|es sei denn|nur wenn|dass|ob|was|wie|wo|(?:der|die|das|den|dem)(?! (?:ist|sind|war|waren|wäre|hätten?|hat|haben|wird|kann|können|muss|müssen|will|geht|macht|gibt|kostet) )|denen|deren|sondern|damit|sodass|als|aber (?:nicht|nur|kein)|oder nicht',
  ),
  consequences: words('(?:dann|so)(?= )'),
  clipped: /n(?:e[mnrs]?)?(?!\p{L})|s /u,
  possessive: /s/,
  denials: words('nein|nee'),
  leads: words(
    "wenn(?:['’]s)?|falls|sobald|solange|bevor|nachdem|während|obwohl|weil|als|seit(?! (?:\\p{L}+ )?(?:jahren?|monaten?|wochen?|tagen?|stunden?|ostern|weihnachten|\\p{L}*zeit|dem|der|einem|einer|corona|letzte[mnr]))|bis|dass|ob|nicht weil|(?:ohne|um|statt)(?= (?:dass|[^,]*(?:zu \\p{L}+|\\p{L}{2,}zu\\p{L}+)n(?:,|$)))|je|wo|wer|was|wie",
  ),
  afterComma: words(
    'aber|weil|denn|sondern|obwohl|während|sodass|damit|wenn|dass|ob|bevor|nachdem|bis|und|um|der|die|das|den|dem|was|wo|wie|als|falls|sobald|solange|statt|ohne|da(?:ran|für|bei|von|mit|durch|rum|zu|nach)?|dann|deshalb|deswegen|trotzdem|(?:mit|von|bei|für|an) (?:wem|der|dem|denen|was)|(?:\\p{L}+ ){1,8}(?:zu \\p{L}+|\\p{L}{2,}zu\\p{L}+)n(?=$|,)|ist(?=,| )|sind(?= )|war(?=,| )|wäre(?=,| )',
  ),
  scenes: words(
    '^(?:und |aber |also )?(?:beim (?:ersten|letzten) mal|neulich|einmal|eines (?:tages|abends|morgens)|letztens) (?:hab|habe|haben|war|waren|bin|kam|stand|hat|ist|wollte|wollten|musste|mussten)',
  ),
  unmet: words(
    'eigentlich \\p{L}*\\s?(?:wollte|sollte|hätte)\\p{L}*|(?:wollte|sollte|hätte)\\p{L}* (?:\\p{L}+ ){0,3}eigentlich|(?:war|waren) (?:\\p{L}+ ){0,6}(?:geplant|vereinbart|ausgemacht|abgemacht|angekündigt|versprochen)',
  ),
  invites: words(
    '(?:erzähl(?:en Sie|t|e)?|beschreib(?:en Sie|t|e)?|schilder(?:n Sie|t|e)?|erklär(?:en Sie|t|e)?|nenn(?:en Sie|t|e)?|zeig(?:en Sie|t|e)?)(?! (?:ich|wir|sie|er|es))',
  ),
  questionLeads: words(
    '(?:(?:und|also|dann|gut|okay),? )*(?:meine|die|eine|noch eine) (?:\\p{L}+ ){0,2}frage(?: (?:ist|wäre|lautet))?(?: noch)?|(?:ich (?:würde|möchte|wollte) (?:\\p{L}+ ){0,3}(?:wissen|fragen)|mich (?:würde|hätte) (?:\\p{L}+ ){0,2}interessier\\p{L}*|was glauben sie|was meinen sie|was denken sie)(?=,)|(?:jetzt|dann|andersrum|anders herum|umgekehrt|anders gefragt|zuerst|zunächst|zum schluss|zum anfang|dann fangen wir vorne an)(?=[,:])|und wenn sie einen wunsch frei hätten(?=:)',
  ),
  unmarkedQuestions: words(
    '(?:was|wie|wo|wann|warum|wieso|weshalb|wer|wen|wem|welche[nrsm]?|woran|worauf|wofür|womit|worin|wodurch|wohin|woher)(?: \\p{L}+){0,3}? (?:machen|macht|ist|sind|war|waren|haben|hat|hatten|können|kann|würden|würde|müssen|muss|sollen|sollte|läuft|laufen|gehen|geht|passiert|passierte|brauchen|kommt|kommen|nutzen|wünschen|fehlt|hilft|stört|kostet|dauert|entscheidet|funktioniert|tun|wissen|finden|denken)(?! ich(?: |$))',
    '(?:haben|sind|können|würden|nutzen|gibt|gab|machen|hatten|waren|war|ist|hat|wissen|brauchen|müssen|mussten|dürfen|finden|kennen) (?:sie|es|die|der|das|ihre?|ihr|du|da|man)',
  ),
  unmarkedEnds: words(
    'oder|und|aber|die|der|das|den|dem|ein|eine|einen|einem|dass|ob|weil|wenn|als|wie|zu|zum|zur|von|mit|für|auf|in|im|an|am|bei|so|(?<=, )(?:dass|ob|wenn|weil|damit) .{1,80}',
  ),
  // Without a noun, or with a “sie” before any.
  vagueQuestions: () =>
    /^[Ww]as (?:ist|sind|war|waren) (?:der|die|das) \p{L}+\?$|^\p{Lu}\p{Ll}+(?:,? (?:Sie|Ihnen|\p{Ll}+)){1,5}\?$|^(?:Und )?[Ww]ie (?:ist|war|wäre|läuft) das (?:denn )?(?:an|auf|in|im|am|beim?|da) |^(?:Und )?[Ww]ie (?:ist|war|wäre) das (?:denn )?für [^,]*\?$|^(?:Und )?[Ww]as ist (?:denn )?mit denen|(?<!\p{L})(?:die|der) das(?: erst| dann| immer| denn)? |(?<!\p{L})(?:finden|sehen|machen) das (?:die|der) |, dass (?:sie|Sie) \p{Ll}+\?$|(?<!\p{L})(?:drüben|da drin|da drinnen)(?: aus)?\?$|(?<!\p{L})da (?:drin|nicht|los|raus|rein)(?!\p{L})|^[Ww]ie hätte(?:st du|n Sie|n sie)(?:['’]s| es| das) |^(?:Und )?[Ww]as (?:hat|haben) [^,?]{2,40} (?:gemacht|gesagt|getan)\?$|(?<!\p{L})an dem Tag(?!\p{L})|(?<!\p{L})hier (?:in|an|auf|bei) |(?<!\p{L})so ein(?:e[nmr]?)? (?:Tag|Mal|Fall|Ding)(?!\p{L})|, (?:ich|wir) [^,?]+, |^[^,]*(?<!\p{L})(?:damit|davon|daran|dabei|dazu)(?!\p{L})[^,]*\?$|^(?:Und )?[Ww]ie (?:ist|war) das mit \p{Lu}\p{L}+\?$|^\p{Lu}\p{Ll}+(?:,? (?:Sie|Ihnen|\p{Ll}+))* sie(?!\p{L})/u,
  probes: () =>
    /(?<!\p{L})(?:war(?:en|st|t)?|wurden?|hatten?|hattest|hätten?|hättest|ging(?:en|st)?|kam(?:en|st)?|lief(?:en)?|gab|dachten?|passierte|er|ihm|ihn|seitdem|Zwischenzeit|danach|damals|da(?! (?:sind|ist|bin|sein|bleiben|waren)(?!\p{L}))|dabei|das(?= (?:so|denn|da|für|war|ist|ab|mit|jetzt)(?!\p{L})|[,?]))(?!\p{L})|(?<!\p{L})(?:haben|hat|hast|habt|sind|ist|seid|bist)(?= )[^,?]* (?:\p{Ll}*ge\p{Ll}+(?:t|en)|\p{Ll}+iert|(?:ver|be|er|ent|zer|miss)\p{Ll}+(?:t|en))(?=[,?])/iu,
  reports: words(
    '(?<=[^\\s,].*)(?:oh|ach|hey|na|hallo)|(?:sagen|sagt|sagte|so nach dem Motto)(?:,? (?:ja|nein|ach|oh|na))?',
    // “Er denkt, wir …”: what follows is a belief.
    '(?:denkt|glaubt|meint|behauptet|dachte|glaubte|meinte|behauptete)(?: (?:immer|noch|ja|jetzt|seit \\p{L}+|wohl|bestimmt|halt)){0,3}',
  ),
  indirect: words(impersonal),
  complete: words(impersonal, naming),
  badStart: words(
    `dahingehend|dementsprechend|entsprechend|diesbezüglich|insofern|demzufolge|infolgedessen|somit|und|aber|oder|denn|sondern|doch|also|weil|(?!${naming})dass|daß|(?:wenn|falls)(?!(?:['’]s)?(?: [\\p{L}'’-]+){2,14}, \\p{L}+)|ob|als|wie|wo|was(?!(?: \\p{L}+){1,7}, (?:ist|war|wäre|sind)(?:,| ))|wer|warum|wann|welche[rsnm]?|während|bevor|nachdem|damit|sodass|obwohl|bis|sobald|solange|seitdem|sonst|dann|danach|deshalb|deswegen|daher|darum|trotzdem|außerdem|jedoch|allerdings|nämlich|auch|nur|nicht|kein(?= problem)|vielleicht|ja|nein|so|um|zu|statt|je`,
    `(?!${impersonal}|${existing})es|er|sie|ihm|ihn|ihr|ihnen|sein|seine[rnms]?|ihre[rnms]?|das (?:ist|war|wäre|hat|wird|geht|macht|kann|muss|sind|heißt|habe|haben|finde|funktioniert|kommt|gibt|sehe|mache|klappt|kostet|nervt|stört|hilft)|dies|diese[rsnm]?|jene[rsnm]?|solche[rsnm]?|dort|da|hier|davon|dafür|damit|darauf|daran|darüber|dabei|dadurch|dazu|dagegen|darin|daraus|die (?:ist|sind|haben|hat|war|waren|kommt|kommen|wird|werden|macht|machen|geht|gehen|sagt|sagen|kann|können|muss|müssen)|der (?:ist|hat|war|kommt|wird|macht|geht|sagt|kann|muss)|den (?:habe|haben|kann|muss|hat)`,
  ),
  badEnd: words(
    '(?<=, )(?:das|es) (?:ist|sind|war|waren)|bzw|beziehungsweise|usw|sowie|und|oder|aber|denn|sondern|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|unser|unsere|kein|keine|keinen|in|im|am|zum|zur|für|von|vom|beim|durch|ohne|gegen|wegen|dass|weil|wenn|ob|als|wie|sehr|so|noch|auch|nur|ich|wir|er|zwischen|pro|diese[rnms]?|jede[rnms]?|alle[rnms]?|viel(?:e|en)?|man|also|dann|da|etwas|irgendwie|damit|sondern|(?:wäre|ist|wär) (?:mir |es )?lieber|mir (?:wäre|ist|wär) (?:es )?lieber',
  ),
  refused: [
    // A pronoun without its noun: nouns are written with a capital.
    words('(?:hat|haben|habe|hatte) (?:\\S+ )?(?:gesagt|gemeint|gefragt|erzählt)$'),
    words('das (?:brauchen|wollen|interessiert) sie (?:wahrscheinlich |wohl |bestimmt |sicher |vermutlich )?nicht'),
    // „… und liest es und sagt“
    words(
      'und (?:\\S+ )?(?:sagt|sagte|meint|meinte)$',
      '(?:weil|wenn|dass) (?:\\S+ ){1,3}(?:sagt|sagte|meint|meinte|findet|glaubt|denkt)$',
      'da (?:stand|steht)$',
    ),
    casedWords('^(?:[Dd](?:ie|er|as|en|em)) \\p{Ll}+t(?= )'),
    casedWords(
      '^[^,]* (?:das|den|die|der|dem) (?:nicht|ganz|gar|ja|selber|selbst|halt|auch|immer|eben|dann|mal|doch|wieder|nie|einfach|gerade|alles)(?! (?:\\p{Ll}+ ){0,2}\\p{Lu})',
    ),
    casedWords('^[Dd](?:as|ie|er) (?:schon|auch|halt|dann|noch|nur|ja|immer|irgendwie|eben)(?= )'),
    // "Irgendwann sind sie sauer": who?
    casedWords('^(?![Ss]ie |[Dd]ie )\\p{L}+(?: \\p{Ll}+){0,2} (?:sie|er)(?= (?!\\p{Lu}))'),
    // A dependent clause whose verb is missing: it would be the last word, and written small.
    casedWords('(?:dass|ob|damit|obwohl|sodass|bevor|nachdem|falls|sobald) (?:[^,]+ )?\\p{Lu}[\\p{L}-]+$'),
    // "Dann kam die Kasse …" without its first word.
    words(
      '^(?:kam|kamen|ging|gingen|stand|standen|saß|saßen|nahm|nahmen|gab|gaben|rief|riefen|lief|liefen|blieb|blieben|ließ|ließen|hieß) (?:der|die|das|den|ein|eine|mein|meine|unser|unsere|ich|wir|er|sie|man)',
    ),
    // Corrects itself, or turns to something else.
    words(
      '(?<=, )(?:nein|nee|ne|quatsch|stimmt nicht|moment|warte)(?=,)',
      '(?:eine )?andere (?:geschichte|baustelle|thema)|anderes thema',
    ),
    // What is about the talk, about what is not known, or names nothing.
    words(
      'diese[rn]? (?:ganzen? )?(?:dinger|dingern|dinge|dingen|sachen|teile|sache)|das ganze(?! \\p{L})|ich (?:rede|spreche) (?:jetzt|hier|gerade|mal)|ich kenne (?:das|die|den) \\S+ (?:\\S+ )?nicht(?: so)?(?: gut)?$|(?:ist|sind) (?:\\S+ ){0,3}nicht relevant|(?:geht|klappt|funktioniert) das damit',
    ),
    casedWords('(?:dass|ob|weil|wenn|wo) (?:die|der|das|den|denen) \\p{Ll}+(?: \\p{Ll}+)*$'),
    words(
      'ihre frage|deine frage|die frage|gute frage|das interview|gespräch führen|haben sie (?:noch|mich)|hören sie mich|wie gesagt|wie ich (?:schon )?(?:sagte|gesagt)|(?:habe|hatte) ich (?:ja |schon |vorhin )*(?:gesagt|erwähnt|erzählt)|(?:weiß|wüsste) ich (?:jetzt |gerade |auch )*nicht|ich (?:weiß|wüsste) (?:es )?(?:jetzt |gerade |auch |gar )*nicht|keine ahnung|lassen sie mich|lass mich|mal überlegen|fällt mir (?:jetzt |gerade |spontan )*(?:nichts|nicht|ein)|da kann ich|kann ich (?:nichts|nicht viel) (?:zu )?sagen|danke|bitte|gern geschehen|tut mir leid|entschuldigung|guten tag|hallo|tschüss|freut mich|schön,? dass|unverständlich|(?:ich|wir|man) (?:es|ihn|das)|(?:ich|wir|man) \\p{L}+ (?:es|ihn)|irgendwie so|und so weiter|dingens|oder so',
    ),
  ],
  plain: [
    words(
      'ich (?:arbeite|bin|war|habe (?:studiert|gelernt|gearbeitet)|studiere|heiße|komme aus|wohne|lebe)|ich (?:klicke|öffne|gehe|sehe|drücke|wähle|scrolle|schaue|lese|tippe|mache|habe)|mein name|seit \\d+ jahren|jahre(?:n)? (?:alt|dabei|erfahrung)|jetzt (?:sehe|klicke|gehe|habe) ich|hier (?:sehe|ist|steht)|es gibt(?! (?:\\p{L}+ )?(?:kein|zu (?:wenig|viel))|[^,]*, (?:die|der|das|den|aber|und|wo|nur|dass)(?!\\p{L}))',
    ),
  ],
  plans: words(
    'wir (?:wollen|wollten|möchten|werden|planen|versuchen|versuchten|arbeiten an)(?! (?:nicht|nie|kein\\w*))|ich (?:werde|plane|versuche)(?! nicht)|(?:die entscheidung|der plan|das ziel|die aufgabe|die idee|die absicht) (?:ist|war|wäre)(?: es)?',
  ),
  stories: words(
    '^(?:letzte[nsmr]? (?:Woche|Monat|Jahr|Mal|Nacht|Sommer|Winter|Frühling|Herbst|\\p{L}+tag)|gestern|vorgestern|neulich|einmal|eines (?:Tages|Abends|Morgens)|heute (?:früh|Morgen)|vor Kurzem)',
    '^früher(?!.* (?:heute|jetzt|inzwischen|nun|mittlerweile))',
    '^(?:mein|meine|unser|unsere) (?:\\p{L}+ )?(?:Mutter|Vater|Mama|Papa|Eltern|Sohn|Tochter|Bruder|Schwester|Tante|Onkel|Oma|Opa|Großmutter|Großvater|Mann|Frau|Freund|Freundin|Cousin|Cousine|Nichte|Neffe|Schwiegermutter|Schwiegervater|Schwager|Schwägerin|Ältester|Älteste|Jüngster|Jüngste)',
    '^eine? (?:\\p{L}+ ){1,3}(?:kam|rief|stand|sagte|fragte|ging|brachte|erzählte|meinte)',
  ),
  claims: words(
    'nicht|kein(?:e|en|er|em|es)?|nie|niemals|niemand|keiner|nichts|ohne|mehr|weniger|besser|schlechter|schneller|langsamer|teurer|leichter|schwerer|zu (?:viel|wenig|spät|früh|teuer|lang|kurz|groß|klein)|immer|nur|ständig|wichtig|muss|müssen|müsste|sollte|sollten|kaum|statt|dauert|kostet|verlier\\w*|vergess\\w*',
  ),
  isMainClause: subjectBeforeVerb({
    subjects: wordList('ich i wir man ma jeder jede keiner niemand alle viele manche wer beide leute'),
    openers: wordList(
      'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner unser unsere unseren unserem unserer jeder jede jedes jeden jedem alle allen viele vielen manche einige beide zwei drei vier fünf sechs sieben acht neun zehn',
      'in im ins an am auf aus bei beim mit nach von vom zu zum zur für ohne gegen um über unter vor hinter neben zwischen durch während wegen trotz seit bis ab pro',
    ),
    prepositions: wordList(
      'in im ins an am auf aus bei beim mit nach von vom zu zum zur für ohne gegen über unter vor hinter neben zwischen durch wegen trotz seit ab pro jeden jedes manchmal oft meistens morgens abends nachts früher heute dann neulich letzte letzten letzte letztes',
    ),
    subordinators: wordList(
      'dass daß weil wenn ob als wo wer was wie warum obwohl während bevor nachdem damit sodass falls sobald solange seitdem denen deren dessen',
    ),
    between: wordList('auch selbst allein beide'),
    verbSecond: {
      pronounEndings: new Map([
        ['wir', /en$/u],
        ['ich', /e$/u],
      ]),
      clippedBeside: wordList('ich i'),
      lastLetter: 'e',
    },
  }),
  verbLast: true,
  finalVerbs,
  commasJoin: true,
};
