import { words } from '../cue.ts';
import type { Senses } from '../senses.ts';

const we = '(?:ich|wir)';
const work = '(?:arbeit|beruf|job|alltag|rolle|stelle|funktion|firma|team)';
const others =
  '(?:kolleg(?:e|en|in|innen)|team|mannschaft|chef(?:in)?|vorgesetzten?|mitarbeiter(?:n|in|innen)?|abteilung|leute|fachkräfte|entwickler(?:n|in|innen)?|schwestern|pfleger(?:n|in|innen)?|ärzt(?:e|en|in|innen))';
const tool =
  '(?:werkzeuge?n?|programme?|programm|software|apps?|tabellen?|datenbank(?:en)?|systeme?|plattform(?:en)?|geräte?|maschinen?|tablets?|scanner|vorlagen?|kalender|whiteboards?)';
const times =
  '(?:nächste[nrsm]? (?:woche|wochen|monat|monaten?|quartal|jahr|jahre|jahren|saison|schritte?)|(?:dieses|kommendes|im kommenden) jahr|(?:in den|die) (?:kommenden|nächsten) (?:wochen|monaten?|jahren?)|bis (?:ende|zum|weihnachten|ostern)|demnächst|bald)';

export const senses: Senses = {
  duties: {
    asks: words(
      `(?:was|welche) (?:sind|ist) (?:ihre?|deine?) (?:haupt)?(?:aufgaben?|verantwortung|verantwortungen|tätigkeit|rolle)(?: (?:in|bei) (?:ihrer|deiner|der|ihrem|deinem|dem) ${work})?|(?:wofür|für was) (?:sind sie|bist du|seid ihr)(?: (?:in|bei) (?:ihrer|deiner|der|ihrem|deinem) ${work})? (?:verantwortlich|zuständig)`,
      'was machen sie (?:beruflich|bei der arbeit|den ganzen tag)|was machst du (?:beruflich|bei der arbeit|den ganzen tag)|(?:erzählen sie|erzähl)(?: mir| uns)?(?: bitte)?(?: etwas| kurz)? (?:von|über) (?:sich|dich|dir|ihrer arbeit|deiner arbeit|ihrem beruf|deinem beruf)|stellen sie sich(?: bitte)?(?: kurz)? vor|stell dich(?: bitte)?(?: kurz)? vor|wie sieht ein (?:typischer|normaler) (?:arbeits)?tag aus',
    ),
    foremost: words(
      `${we} (?:bin|bist|sind)(?: \\p{L}+){0,3}? (?:für|verantwortlich|zuständig)(?: \\S+){0,8}|(?:verantwortlich|zuständig) (?:bin ich|sind wir)|meine (?:haupt)?(?:aufgaben?|tätigkeit|arbeit|rolle|verantwortung) (?:ist|sind|besteht|war)`,
      '(?:ich|wir) (?:leite|leiten|betreue|betreuen|koordiniere|koordinieren|kümmere mich um|kümmern uns um|führe ein|führe das|beaufsichtige)',
    ),
    plainly: words('ich arbeite (?:\\p{L}+ ){0,3}als'),
    touches: words(
      '(?:ich|wir) (?:arbeite|arbeiten|mache|machen|entwickle|entwickeln|plane|planen|organisiere|organisieren|bereite|unterrichte|verkaufe|verkaufen|pflege|baue|bauen|prüfe|prüfen)',
    ),
    never: words(
      'nicht (?:verantwortlich|zuständig)|nicht meine (?:aufgabe|arbeit)|ich habe studiert|früher habe ich|hab ich studiert',
    ),
  },
  troubles: {
    asks: words(
      '(?:welche|was für|was sind(?: die| ihre| deine)?)(?: (?:größten|wichtigsten|täglichen))? (?:schwierigkeiten|probleme|herausforderungen|hürden|sorgen)(?: (?:haben|hast|habt|begegnen|gibt es)(?: (?:sie|du|ihr|ihnen|dir))?)?(?: (?:im|in ihrem|in deinem|am|bei der|bei ihrer) (?:alltag|arbeitsalltag|arbeit|tag|job))?',
      'was (?:ist|war|finden sie|findest du|fällt ihnen|fällt dir)(?: (?:für sie|für dich))?(?: (?:am|im alltag))? (?:am )?(?:schwierigsten|schwersten|schwer|schwierig|anstrengendsten)|was (?:ärgert|stört|nervt|belastet|frustriert) (?:sie|dich)(?: am meisten)?|womit (?:haben sie|hast du|kämpfen sie|kämpfst du)(?: (?:probleme|schwierigkeiten|mühe))?',
    ),
    foremost: words(
      '(?:größte|größtes|schlimmste|schwierigste|häufigste|wichtigste|haupt)[ -]?(?:problem|schwierigkeit|herausforderung|hürde|sorge)|hauptproblem|hauptschwierigkeit|das (?:schlimmste|schwierigste|schwerste|nervigste|anstrengendste)|am (?:schlimmsten|schwierigsten|schwersten|anstrengendsten|nervigsten)',
    ),
    plainly: words(
      '(?:das|ein|mein|unser|unsere|meine) (?:großes? |echtes? |anderes? )?(?:problem|schwierigkeit|herausforderung|hürde)(?: \\p{L}+){0,2} (?:ist|war|sind|waren|dass)|(?:ich|wir) (?:haben?|hatten?)(?: \\p{L}+){0,3} (?:problem|probleme|schwierigkeiten|mühe|ärger)|(?:ich|wir) (?:kämpfen?|tue mich|tun uns) (?:\\p{L}+ ){0,2}(?:mit|schwer)|(?:nervt|ärgert|stört|belastet|frustriert) (?:mich|uns)|was (?:mich|uns) (?:nervt|ärgert|stört|belastet|frustriert)|schwierig (?:ist|wird|war)',
    ),
    never: words(
      'keine? (?:probleme?|schwierigkeiten?)|kein problem|nicht (?:das|ein) problem|wäre (?:ein|das) problem|problemlos',
    ),
  },
  team: {
    asks: words(
      `wie (?:arbeiten|sprechen|reden|tauschen|verstehen) sie(?: sich)? (?:mit|in|innerhalb) (?:ihrem|dem|ihren|ihres) (?:team|kollegen|kolleginnen|teams)(?: zusammen| aus)?|wie (?:arbeitest|sprichst|redest) du (?:mit|in) (?:deinem|dem|deinen) (?:team|kollegen|kolleginnen)(?: zusammen)?|mit wem (?:arbeiten sie|arbeitest du)(?: zusammen)?|wie ist (?:ihr|dein|das) team (?:aufgebaut|organisiert)|wer (?:gehört zu|ist in) (?:ihrem|deinem) team|wie (?:läuft|funktioniert|ist) die zusammenarbeit(?: im team| mit (?:ihrem|dem|deinem) team)?`,
    ),
    foremost: words(
      `(?:mein|unser) team (?:ist|besteht|hat|macht|trifft)|(?:meine|unsere) kolleg(?:en|innen) (?:sind|machen|helfen)|wir sind (?:\\p{L}+ ){0,2}(?:ein team|zu (?:zweit|dritt|viert|fünft|sechst|siebt|acht)|\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)|ein (?:\\p{L}+ )?team (?:von|aus|mit)`,
      `(?:ich|wir) (?:arbeite|arbeiten|bespreche|besprechen|rede|reden|spreche|sprechen|stimme|stimmen|treffe|treffen|teile|teilen)(?: \\p{L}+){0,5} mit (?:\\p{L}+ ){0,3}${others}|mit (?:meinen|unseren|den|meiner|meinem) (?:\\p{L}+ )?${others}(?: \\S+){0,8} (?:zusammen|ab|aus|gemeinsam)`,
      '(?:teambesprechung|teamsitzung|teammeeting|dienstbesprechung|übergabe|morgenrunde|besprechung)(?:en)?',
    ),
    plainly: words(
      `mit (?:meine[nmr]|unsere[nmr]) (?:\\p{L}+ )?${others}|(?:mein|meine|unser|unsere) (?:chef(?:in)?|kolleg(?:e|in)|vorgesetzte[r]?) (?:und ich|hilft|macht|sagt|kommt|fragt)|(?:in meinem|in unserem|im) team`,
    ),
    touches: words(
      `(?:mein|meine|meinen|unser|unsere|unseren) ${others}|als team|zusammenarbeit|teamkolleg(?:e|en|in|innen)`,
    ),
    never: words('kein team|allein(?:e)? arbeite'),
  },
  tools: {
    asks: words(
      '(?:welche|was für)(?: (?:andere[n]?|digitalen?))? (?:werkzeuge|programme|tools|apps|software|systeme|geräte|hilfsmittel)(?: (?:und|oder) (?:werkzeuge|programme|tools|apps|software|systeme|geräte|hilfsmittel))?(?: (?:benutzen|nutzen|verwenden|brauchen|benutzt|nutzt|verwendest) (?:sie|du|ihr))?(?: (?:im alltag|täglich|bei der arbeit|jeden tag))?|womit arbeiten sie(?: täglich| im alltag)?|womit arbeitest du',
    ),
    plainly: words(
      `${we} (?:benutze|benutzen|nutze|nutzen|verwende|verwenden|arbeite|arbeiten|habe|haben)(?: (?!kein)\\S+){0,5}? ${tool}|(?:programm|software|app|system|plattform) (?:namens|heißt)|(?:benutze|nutze|verwende|arbeite|benutzen|nutzen|verwenden) (?:ich|wir)(?: (?!kein)\\S+){0,4}? ${tool}`,
    ),
    touches: words(
      `${we} (?:benutze|benutzen|nutze|nutzen|verwende|verwenden|arbeite|arbeiten|schreibe|schreiben|mache|machen|plane|planen|führe|führen)|(?:benutze|nutze|verwende|arbeite|schreibe|mache|benutzen|nutzen|verwenden|arbeiten|schreiben|machen) (?:ich|wir)|(?:läuft|laufen|geht|gehen|gemacht|geschrieben) (?:\\p{L}+ ){0,3}(?:in|mit|über)`,
    ),
    never: words(
      '(?:nie|niemals|nicht|kein|keine|keinen) (?:\\S+ ){0,3}(?:benutzt|genutzt|verwendet|gearbeitet|benutze|nutze|verwende)|früher (?:haben|hatten)',
    ),
  },
  plans: {
    asks: words(
      '(?:was|welche|welches) (?:sind|ist|haben sie|hast du)(?: (?:ihre?|deine?|die|als))? ?(?:nächsten? )?(?:ziele?|pläne|plan|vorhaben|prioritäten|schritte)(?: (?:für|in|im) (?:das |die |den )?(?:nächste[ns]?|kommende[ns]?|dieses) (?:quartal|jahr|monate?n?|wochen?|zeit|halbjahr)| für die zukunft)?',
      'was (?:haben sie|hast du|habt ihr)(?: (?:sich|dir|euch))?(?: (?:als nächstes|für das nächste (?:quartal|jahr)|demnächst))? (?:vor|vorgenommen)|was (?:planen sie|planst du|kommt als nächstes|möchten sie (?:als nächstes |im nächsten (?:quartal|jahr) )?erreichen|wollen sie (?:als nächstes )?erreichen)',
    ),
    plainly: words(
      `(?:mein|unser|das nächste|mein nächstes|unser nächstes) (?:nächstes )?(?:ziel|plan|vorhaben|projekt) (?:ist|für|wäre)|(?:meine|unsere) (?:ziele|pläne) (?:sind|für)|der nächste schritt (?:ist|wird|wäre)|(?:ich|wir) (?:plane|planen|habe|haben)(?: (?!nicht)\\p{L}+){0,3} (?:vor|geplant|vorgenommen|zu)(?=[ ,.])|(?:ich|wir) (?:will|wollen|möchte|möchten|werde|werden)(?: (?!nicht)\\S+){0,10}? ${times}|${times} (?:will|wollen|möchte|möchten|werde|werden|soll|sollen|machen|stellen|fangen|mache|fange) (?:ich|wir)|(?:bin|sind|arbeiten) (?:\\p{L}+ ){0,3}(?:gerade )?dabei,`,
    ),
    touches: words(
      '(?:ich|wir) (?:will|wollen|möchte|möchten|würde|würden)(?: (?:gern|gerne|auch|noch|jetzt|irgendwann|mal|einmal))? (?:\\S+ ){0,6}?(?:lernen|aufbauen|ausbauen|anfangen|verbessern|erreichen|eröffnen|wechseln|machen|abschließen|einführen|umstellen)|irgendwann (?:will|möchte|wollen)|in zukunft (?:will|wollen|möchte|möchten|werden)',
    ),
    never: words(
      '(?:will|möchte|würde|wollte|wollten)(?: \\S+){0,3} (?:sagen|erwähnen|danken|fragen|hinzufügen|betonen|erzählen|erklären)|wollte|wollten|hätte|hätten|wenn (?:ich|wir|man|sie)|zum beispiel (?:will|möchte)|nicht vor',
    ),
  },
  wishes: {
    asks: words(
      'was (?:wünschen sie sich|wünschst du dir|würden sie sich wünschen|würdest du dir wünschen|hätten sie gerne?|hättest du gerne?|würden sie (?:ändern|verbessern)|würdest du (?:ändern|verbessern)|fehlt (?:ihnen|dir)|könnte (?:besser|anders) sein|würde (?:ihnen|dir)(?: am meisten)? helfen)(?: für (?:ihre|deine|die) arbeit)?',
    ),
    plainly: words(
      '(?:ich|wir) (?:wünsche|wünschen|wünschte|wünschten|würde|würden|hätte|hätten) (?:mir |uns )?(?:\\p{L}+ ){0,3}?(?:gern|gerne|lieber|wünschen|dass)|(?:ich wünsche mir|ich wünschte|wir wünschen uns|mein wunsch)|(?:wäre|fände ich) (?:\\p{L}+ ){0,3}(?:schön|gut|toll|super|hilfreich|besser|ideal|praktisch|nett)|es würde (?:mir |uns )?(?:\\p{L}+ )?helfen|(?:mir|uns) fehlt|was ich (?:brauche|bräuchte)|am liebsten',
    ),
    touches: words(
      '(?:sollte|sollten|könnte|könnten|müsste|müssten)(?: \\S+){0,6} (?:sein|haben|geben|werden)|ich hoffe',
    ),
  },
  likes: {
    asks: words(
      'was (?:gefällt (?:ihnen|dir)|gefiel (?:ihnen|dir)|mögen sie|magst du|macht (?:ihnen|dir)(?: \\p{L}+)? (?:spaß|freude)|ist (?:das beste|gut|schön))(?: (?:am besten|am meisten|besonders|daran|an (?:ihrer|deiner|der) arbeit))*',
    ),
    plainly: words(
      '(?:ich|wir) (?:mag|mögen|liebe|lieben|genieße|genießen|schätze|schätzen)|(?:gefällt|gefiel|gefallen) (?:mir|uns)|(?:macht|machte) (?:mir|uns) (?:\\p{L}+ ){0,2}(?:spaß|freude)|(?:finde|fand) ich (?:\\p{L}+ ){0,3}(?:gut|toll|super|schön|praktisch|klasse|prima|hilfreich)|das (?:beste|schönste) (?:ist|war|daran)|(?:hilft|freut) (?:mir|uns|mich)|(?:ist|war|sind) (?:\\p{L}+ ){0,2}(?:praktisch|hilfreich|toll|super|prima)',
    ),
    never: words(
      '(?:mag|gefällt|finde|macht|ist|war)(?: \\S+){0,3} (?:nicht|keinen|nie|weniger)|nicht (?:gut|toll|schön|praktisch|hilfreich)|wäre|würde|fände',
    ),
  },
};
