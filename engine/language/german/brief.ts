import type { BriefWording } from '../brief-wording.ts';
import { wishes } from './wishes.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:zentrale|offene|wichtigste|unsere|die|leitende|konkrete) )*(?:forschungsfragen?|leitfragen?|kernfragen?|fragen|fragestellung(?:en)?|ziele?|zielsetzung|erkenntnisziele?|untersuchungsziele?|themen(?:blöcke|felder)?|schwerpunkte?|erkenntnisinteresse|gegenstand(?: der (?:untersuchung|studie|befragung))?|was wir wissen (?:wollen|möchten)|(?:ich |wir )?(?:will|wollen|möchten?) wissen|wir (?:möchten|wollen))$/iu,
  talkedTo:
    /(?<!\p{L})(?:gesprochen|interviewt|befragt|besucht|getroffen)(?: (?:haben|habe|wurden?) [^:]*)?(?=\s*:?$)|(?<!\p{L})(?:gesprochen|interviewt|befragt) (?:haben|habe|wurden?)(?!\p{L})|(?<!\p{L})(?:interviewte|befragte|gesprächspartner\p{L}*)(?!\p{L})/iu,
  wishes,
  reported:
    /^(?:keine? themen?|nicht gegenstand|out of scope|nicht|nicht (?:enthalten|thema|im umfang|teil|nötig)|n\.? scope|kontext|kein thema|ausgeschlossen|außerhalb(?: des umfangs)?|abgrenzung|method(?:e|ik)|vorgehen|erhebung|stichprobe|teilnehmer\p{L}*|teilnehmende|zielgruppe|rekrutierung|termine?|zeitplan|zeitraum|zeitrahmen|frist|ergebnis(?:se)?|ergebnisform|liefergegenst\p{L}+|budget|kosten|auftraggeber(?:in)?|ansprechpartner(?:in)?|kontakt|incentives?|aufwandsentschädigung|ort|organisatorisches|datenschutz)$/iu,
  attendance: { line: /^[\s\p{P}]*(?:anwesend|dabei|teilnehmer|tn)\s?:/iu, with: 'mit' },
  background: /^(?:hintergrund|ausgangslage|worum es geht|über uns|das produkt)$/iu,
  assumed:
    /^(?:h\s?\d{1,2}|hypothesen?(?: \d{1,2})?|annahmen?(?: \d{1,2})?|these(?:n)?(?: \d{1,2})?|vermutung(?:en)?)$/iu,
  assumedBelow: /(?<!\p{L})(?:hypothesen|annahmen|vermutungen|thesen|wir vermuten|wir glauben)(?!\p{L})[^:]*:$/iu,
  decides:
    /^entscheidung(?!\p{L})|^ob wir .*(?:oder nicht|sollen|sollten)$|^(?:entscheiden|entwickeln|verbessern|steigern|senken|ableiten|erhöhen|gestalten|priorisieren|festlegen)(?!\p{L})|(?:abzuleiten|zu (?:entscheiden|entwickeln|verbessern|steigern|senken|erhöhen|gestalten))$/iu,
  belief: /^(?:wir|ich) (?:glauben?|vermuten?|nehmen an|nehme an|denken?|gehen davon aus|gehe davon aus), dass /iu,
  sample:
    /^(?:etwa |rund |circa )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig) (?:davon|die|mit|ohne|aus|von|Personen|Menschen|Leute|Interviews|Gespräche|Telefonate|Anrufe|Aufnahmen|Abschriften|Frauen|Männer|Teilnehmende|Kund\p{L}+|\p{Lu}\p{L}+, die)(?!\p{L})/iu,
  eitherWay: /^(?:gut|positiv|groß) (?:oder|wie|und) (?:schlecht|negativ|klein)$|^im guten wie im schlechten$/iu,
  order:
    /^(?:(?:besser |auch )*(?:verstehen|herausfinden|rausfinden|nachvollziehen|erfahren|klären|ermitteln|prüfen|wissen|erkunden|untersuchen|erheben|beschreiben)),? (?=(?:wie|was|wer|wen|wem|warum|weshalb|wieso|wann|wo\p{L}*|ob|welche[rsnm]?|inwie\p{L}+|an|auf|aus|bei|für|in|mit|nach|über|um|unter|von|vor|zu) )/iu,
  orderAfter:
    / (?:besser |genauer |näher )?(?:(?:zu )?(?:durchleuchten|verstehen|beleuchten|untersuchen|erheben|ermitteln|erfassen|identifizieren|erkunden|kennenlernen|nachvollziehen|analysieren|sammeln|abfragen)|kennenzulernen|nachzuvollziehen)$/iu,
  whether: 'ob',
  wants:
    /(?<!\p{L})(?:mich|uns) treibt(?: \p{L}+){0,3} um,?$|(?<!\p{L})treibt (?:mich|uns)(?: \p{L}+){0,3} um,?$|(?<!\p{L})(?:reinhören|hinhören|nachhören|nachfragen|nachhaken|herauskriegen|reinschauen|hinschauen)[:,]?$|(?<!\p{L})(?:etwas|was|mehr) (?:dazu|darüber),?$|(?<!\p{L})(?:soll|sollen|sollten?|mögen?) (?:\p{L}+ ){0,3}(?:erzählen|sagen|berichten|schildern),?$|(?<!\p{L})(?:geht|will) (?:mir|uns) nicht in den kopf,?$|(?<!\p{L})von mir aus auch,?$|(?<!\p{L})(?:und zwar|nämlich|rauskriegen|mitnehmen)(?: (?:vor allem|auch|mal|noch))*,?$|(?<!\p{L})(?:rausfinden|herausfinden|wissen|verstehen|erfahren) (?:will|wollen|möchten?|würden?) ist$|(?<!\p{L})(?:geht|ginge) es (?:uns|mir) darum,?$|(?<!\p{L})zur sprache kommen(?: soll(?:te|en)?)?,?$|(?<!\p{L})(?:angesprochen|thematisiert|erfragt|geklärt|untersucht|herausgefunden|ermittelt|geprüft|erhoben|beantwortet|erkundet) (?:werden|wird|werde)(?: soll(?:en)?)?,?$|(?<!\p{L})um (?:hinweise|auskunft|angaben|informationen|erkenntnisse|rückmeldung(?:en)?)(?: dazu| darüber)?,?$|(?<!\p{L})(?:zu (?:prüfen|klären|untersuchen|ermitteln|fragen)|(?:interessant|spannend|wichtig|hilfreich|offen))(?: (?:wäre|ist|bleibt|sei|sind|fände(?:n)? (?:ich|wir)))?(?: (?:auch|noch|zudem|außerdem|ferner|uns|mir|für uns))*,?$|(?<!\p{L})(?:wäre|ist|bleibt) (?:auch |noch |zudem |ferner |außerdem )*(?:zu (?:prüfen|klären|untersuchen|ermitteln|fragen)|interessant|spannend|wichtig)(?: (?:auch|noch|zudem))*,?$|(?<!\p{L})(?:gefühl|gespür|bild|eindruck|verständnis)(?: davon| dafür| darüber| von)?(?: (?:bekämen|bekommen|bekäme|kriegen|hätten|gewinnen|zu bekommen|machen|zu gewinnen))?,?$|(?<!\p{L})(?:unklar|offen|rätselhaft)(?: (?:ist|bleibt|blieb|war))?(?: (?:uns|mir|auch|noch|bisher))*,?$/iu,
  message: {
    asking:
      /(?<=, (?:und |oder |sondern )?)(?:wie(?! (?:gesagt|besprochen|immer|so oft|schon|bereits|telefonisch|vereinbart|du|ihr|sie wissen))|warum|wieso|weshalb|ob|womit|woran|wonach|worauf|wofür|wohin|woher|wodurch|inwie\p{L}+|(?:auf|in|zu|bei|aus|mit|nach) welche\p{L}*|welche\p{L}*) [^,.;:!?–—()]+/giu,
    team: /^(?:ich|wir|uns|unser\p{L}*|ihr|du)$/iu,
    leftOut:
      /(?<!\p{L})(?:weglassen|lass\p{L}* .{0,40}(?:weg|draußen|außen vor)|lass\p{L}* wir|ausgeklammert|außen vor|sehen sie (?:bitte )?davon ab|nicht (?:fragen|ansprechen|anfangen)|fang .{0,30}nicht)(?!\p{L})/iu,
  },
  plainly: [
    // „… und die Frage, wann jemand nachfragt“
    [
      /(?<=\p{L})(?: (?:und|sowie)|,)(?: um| auch)? die Frage, (?=(?:wann|wie|was|wer|wo|warum|weshalb|ob|welche[rsn]?)(?!\p{L}))/giu,
      ' und ',
    ],
    // „Brotbestellung – was ich aus den Interviews brauche“, „weils nix kostet“
    [/^([^\n–—-]{3,60}) [–—-] was (?:ich|wir) [^\n?]*(?:brauchen?|wissen (?:will|wollen|möchten?))\s*$/gimu, '$1\n'],
    [/(?<!\p{L})(ob|weil|wenn)s(?= )/gu, '$1 es'],
    // „Habe den Verdacht, viele wissen es nicht.“
    [/(?<=[.!?] )(?:ich )?hab(?:e)? (?:den|so einen|einen) Verdacht, (?!dass )[^.?!\n]*[.!]?/gimu, ''],
    // „ob sie was lernen wollen“, „…, was ja auch okay wäre, obwohl Renate das anders sieht“
    [/(?<= )was (?=\p{Ll}+en (?:wollen|können|möchten|dürfen)(?!\p{L}))/gu, 'etwas '],
    [
      /, was (?:ja|auch|halt|schon|natürlich) [^,.;?!\n]*(?<!\p{L})(?:wäre|ist|war)(?:, obwohl [^,.;?!\n]*)?(?=[,.;?!\n])/gu,
      '',
    ],
    [/(?<=^|[.!?] )(?:ganz )?nebenbei: /gimu, '\n\n'],
    // „Was haben sie schon probiert und warum wieder aufgehört.“
    [
      /(?<!\p{L})([Ww](?:as|ie|o|ann)) haben ((?:sie|die) (?:\p{Lu}\p{L}+ )?)([^.?!,;:\n]*?)(?: \+|,? und) warum ((?:\p{Ll}+ ){0,3}\p{Ll}*ge\p{Ll}+(?:t|en))(?=[.?!,])/gu,
      '$1 haben $2$3 und warum haben $2$4',
    ],
    [
      /^([^\S\n]{0,4}[-■]?[^\S\n]{0,2})(?:und|ach ja|außerdem|mir würde reichen|soll beantworten|auswertung soll beantworten) ?: (?=\p{L})/gimu,
      '$1',
    ],
    [/(?<=(?:^|[.!?]|\n)\s?)haben sie (?:vielen|herzlichen|besten) dank[^.;!?\n]*[;.!]\s?/giu, ''],
    // „Was da alles mitspielt, das wär für die Planung Gold wert.“
    [/, das wäre? [^.?!;\n]{0,60}(?:gold wert|hilfreich|wichtig|spannend|interessant|super|toll)(?=[.!;])/giu, ''],
    // „Ach ja, Streaming: Wozu …“
    [/(?<=(?:^|[.!?]) ?)(?:ach ja|ach so|übrigens|apropos|und noch was)[,:] (?=\p{Lu})/giu, ''],
    [/(?<=\p{Ll})nr\.(?= \p{Ll})/gu, 'nummer'],
    [/(?<!\p{L})jmd\.(?= )/gu, 'jemand'],
    // „Ach ja, und ob die zweite Tour etwas bringt“
    [
      /(?<=^|[.!?] )(?:(?:ach ja|ach so|achja|übrigens|ah|ach),? )(?:und |noch )?(?=(?:ob|wie|was|wer|warum|wieso|wann|wo|welche\p{L}*) )/gimu,
      'Wir wollen wissen, ',
    ],
    // „Dann das ewige Thema Retouren: wer zahlt …“
    [
      /(?<=^|[.!?] )(?:(?:dann|und|auch|ach ja|außerdem|noch),? |(?:ganz |sehr |besonders )?wichtig (?:ist|wäre) (?:mir|uns) (?:auch |noch )*)*(?:das|die) (?:\p{L}+ )?(?:Thema|Sache|Frage|Geschichte) (?:mit )?([^,.;:?!\n]{3,50})[:,] (?=(?:ob|wie|was|wer|wen|warum|wieso|wann|wo|welche\p{L}*) )/gimu,
      '\n\n$1: ',
    ],
    // „Ich hab die Vermutung, dass die Suche nichts taugt“
    [
      /(?<=^|[.!?,] )ich hab(?:e)? (?:die |den |so )?(?:einen |eine )?(?:Vermutung|Verdacht), dass ([^,.;:?!\n]{8,90})(?=[,.;]|$)[^.?!\n]*[.]?/gimu,
      '\nStimmt es, dass $1?\n',
    ],
    [/ \/ (?<=\p{L} \/ )(?<!\/ [^/\n]{0,60} \/ )(?=\p{L})(?!(?:warum )?nicht(?!\p{L}))(?![^/\n]{0,60} \/ )/gu, ' und '],
    // „Ich möchte wissen, was sie dann machen – rufen sie an, raten sie?“
    [
      / [–—-](?<=(?:^|[.!?]\s)(?:Ich|Wir) (?:möchten?|wollen|will|würden? gerne?) [^.?!–—]{10,300} [–—-]) [^.?!]*\?/gmu,
      '.',
    ],
    [/,? (?:insb\.|insbesondere|v\. ?a\.|u\. ?a\.) \p{Lu}[^,;:.?()]{1,30}(?=\.?$)/gmu, ''],
    [/(?<!\p{L})bzw\.(?= )/gu, 'beziehungsweise'],
    [/(?<=\d )J\.(?= \p{Ll})/gu, 'Jahren'],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' und '],
    [/(?<!\p{L})ggf\.(?= )/gu, 'gegebenenfalls'],
    [/(?<!\p{L})ggü\.(?= )/gu, 'gegenüber'],
    [/(?<!\p{L})z\. ?B\.(?= )/gu, 'zum Beispiel'],
    [/(?<!\p{L})ca\.(?= )/gu, 'etwa'],
    [/(?<!\p{L})inkl\.(?= )/gu, 'einschließlich'],
    [/(?<!\S)f\. ?(?=\p{L})/gu, 'für '],
    [/(?<!\S)u\. ?(?=\p{L})/gu, 'und '],
    [/(?<!\S)od\. ?(?=\p{L})/gu, 'oder '],
    [/(?<!\S)wirkl\.(?= )/gu, 'wirklich'],
    [/(?<=\d )std\.?(?!\p{L})/giu, 'Stunden'],
  ],
  ofCourse: /, natürlich(?=,|$)/giu,
  goesOn: /^(?:und |aber )?(?:außerdem|auch|dann|und|schließlich|zuletzt|ferner)(?!\p{L})/iu,
  emphasis:
    /^(?:umgekehrt|kurz gesagt|kurzum|im grunde|konkret|darüber hinaus|außerdem|ferner|ansonsten|schließlich|vor allem|insbesondere|(?:ganz )?zum schluss|zuletzt|wenn möglich|falls möglich|idealerweise)[,:]\s*(?=\p{L})/iu,
  plainClauses: [
    [/,? (?:wenn überhaupt(?: \p{L}+)?|falls überhaupt),/giu, ''],
    [/,? (?:und|oder),? (?:wenn|falls) (?:ja|nein|nicht),?[^.;?!\n]*/giu, ''],
  ],
  and: 'und|oder',
  andWhy: /,? und warum$/iu,
  curious: /^(?:ich bin|wir sind) (?:besonders |auch )*(?:gespannt auf|neugierig auf) (?=[^:?]*: )/iu,
  joining:
    /^(?:dann|außerdem|auch|ferner|und)(?: noch)?,? (?![^:]* thema )(?=(?:(?:der|die|das|den) )?\p{L}[^:?]{0,40}: ?\p{L})/iu,
  relativeWithin:
    /(?<!\p{L})(?:warum|weshalb|wieso|wie|was|wann|wo|ob|wer|welche[rsnm]?) (?:\p{L}+ ){0,3}\p{Lu}\p{L}+, (?:die|der|das|den|dem|denen|deren) [^,.;:?!\n]{3,90}, (?=\p{Ll})/gu,
  leftOut: /^(?:out|no|nicht|kein\p{L}*|auß\p{L}*|ausgeschl\p{L}*|abgrenz\p{L}*)(?!\p{L})/iu,
  or: 'oder',
  mailFields: 'von|an|betreff|datum|gesendet|kopie',
  slide: 'folie',
  greeting: /^(?:hallo|liebe[rs]?|moin)(?:\s\S+){1,3}$/iu,
  dropped:
    /^bis (?:kw|ende|anfang|mitte|spätestens|zum|\d)(?!\p{L})|^(?:top \d|nächste[rs]? (?:jf|sitzung|termin|treffen))(?!\p{L})|^(?:lass(?:t)?|lassen) .{2,40} (?:weg|raus)(?!\p{L})|(?<!\p{L})nein,? (?:das )?(?:macht|machen|haben|übernimmt)(?!\p{L})|(?<!\p{L})nicht, (?:haben|machen|wissen|messen) wir|bitte (?:außen vor|weglassen)|^(?:anwesend|dabei|teilnehmer|entschuldigt|dankeschön)(?=\s?:)|(?<=\p{L}): (?:auch )?nicht(?:[.,;]|$)|^(?:raus|nicht|ausgeschlossen|abgabe|ergebnis(?:se)?|bericht|zielgruppe|stichprobe)(?::| –| -| bis| \d)|(?<!\p{L})auch raus(?=[,.;]|$)|[–—:-] (?:nein,? [^.?!]{0,40}|kommt nicht(?:, [^.?!]{0,20})?|macht \p{Lu}\p{L}+(?: selbst)?)[.!)]*$|^(?:gespräche|interviews) (?:vor|mit|in|am|bis|im)(?!\p{L})(?![^.]*[?])|(?:[.;:–—>(-] ?)(?:kein thema(?: mehr)?|vertagt|erledigt|(?:ist |schon )beschlossen|nicht (?:ab)?fragen|weglassen|fällt raus)(?:,[^.?!]*)?[.!)]*$|(?<!\p{L})(?:diesmal|dieses mal) nicht[.!)]*$/iu,
  closing:
    /^(?:mit |viele[nr]? |herzliche[nr]? |beste[nr]? |liebe[nr]? |freundliche[nr]? |schöne[nr]? )+(?:grüßen?|gruß|dank)|^(?:danke|gruß|grüße|lg|vg|mfg|pfiat|servus|tschüss|bis bald|bis dann)(?!\p{L})/iu,
  clauses: {
    whether: /^ob$/u,
    whetherWithin: /^ob$/u,
    asksAsWritten: /^\p{L}+t (?:jemand|einer)(?:$|,? \p{L})/u,
    asksForSubject: /^(?:was|wer)(?!\p{L})/iu,
    describes: /^wer$/u,
    they: /^sie$/u,
    them: /^ihnen$/u,
    anybody: /^(?:menschen|leute)$/u,
    reporting: /^(?:er|es)$/u,
    pronoun: /^(?:sie|er|es)$/u,
    demonstrative: /(?<!\p{L})(?:das|dies|so(?=\?))(?!\p{L})/iu,
    impersonal: /^(?:gibt|gab|gäbe|geht|ging|kommt) es /u,
    pronominal: /^da(?:r(?:an|auf|über|um|in)|für|mit|zu|von|gegen|bei|nach)$/u,
    ahead: /^[^,]{0,20}, (?:dass|ob|wie|wann|was|wer|welche[rnms]?|[^,]* zu \p{Ll}+n|[^,]*\p{Ll}zu\p{Ll}+n)(?!\p{L})/u,
    afterwards: /^dann$/u,
    denied: /(?<!\p{L})(?:nicht|nie)\s*$/iu,
    knows:
      /(?:^|\s)(?<!(?:wollen|möchten|würden|sollten|müssen|möchte|will) )(?:wir|ich)(?: (?!wollen|möchten?|will|würden?|müssen|muss|sollten?)\p{L}+)? (?:wissen|weiß|verstehen)\s*$|(?:^|\s)(?:wissen|weiß) (?:wir|ich)(?: zwar| schon| ja| bereits)*\s*$/iu,
    unlistedVerb: /\s\p{Ll}+(?:en|rn|ln|t)$/u,
    being: /^(?:ist|sind|war|waren)$/u,
    unnamed:
      /^wie (?:du|ihr|sie) (?:ja |schon |bereits )*(?:weißt|wisst|wissen)$|^was (?:da |hier |dort |eigentlich |wirklich )*(?:los ist|passiert)(?! (?:in|mit|bei|an|auf|zwischen)(?!\p{L}))|^was .+ (?:angeht|betrifft|anbelangt)$|^was (?:wir|ich)(?: gerne?| noch| besonders| eigentlich| wirklich)* (?:wissen|erfahren|verstehen|herausfinden|rausfinden) (?:wollen|möchten|will|möchte)(?: ist)?$|^wie (?:besprochen|vereinbart|abgesprochen|erwähnt|gesagt|angekündigt|gewünscht|versprochen)(?!\p{L})|^wie .*(?:besprochen|vereinbart|abgesprochen|erwähnt|gesagt|angekündigt|gewünscht|versprochen)$/iu,
    partTitle:
      /^hallo(?!\p{L})|^(?:forschungsfragen?|fragestellung(?:en)?|anlass|hintergrund|ziele?|zeitplan|stichprobe|methode|vorgehen|hypothesen|rahmen|organisatorisches)$/iu,
    remark: /^und |(?<!\p{L})(?:ich|wir)(?!\p{L})/iu,
    notFirst: /^(?:sei|seid|habt) /iu,
    please: /(?<!\p{L})bitte(?!\p{L})/iu,
    toReport: /(?<!\p{L})gerne? (?:\p{L}+ )?(?:aufnehmen|erwähnen|notieren|festhalten|mitnehmen|ansprechen)(?!\p{L})/iu,
    bareWhy: /^(?:und )?(?:warum|wieso|weshalb)(?: (?:so|das|nicht))?(?: \(?noch\)?)?\s?\?$/iu,
    ofTheStudy:
      /^(?:ließe|lässt) sich das (?:bis|noch|vor)(?!\p{L})|^(?:worum geht(?: es|['’]s)|was wollen wir(?: wissen| erfahren| herausfinden)?)\s*\?$|(?:^|[,.] (?:vielleicht |eventuell |evtl\.? ))\p{L}+st du(?!\p{L})|^(?:könntet?|könnten|kannst|können) (?:ihr|du|sie) (?:bitte |auch |noch )*(?:fragen|herausfinden|nachfragen|schauen)(?!\p{L})|^(?:können|könnten|würden|kannst|könntest) (?:sie|du|ihr) (?:uns|mir|mich) .*(?:schicken|senden|geben|melden|mailen|zusenden|anrufen|sagen, ob)\s*\?$|^wie geht(?: es|['’]s) (?:dir|ihnen|euch)/iu,
    nobody: /^(?:nie|niemals|niemand|nichts)$/u,
    between: /(?<!\p{L})zwischen(?!\p{L})[^,;:]*$/iu,
    deciding:
      /(?:entscheide[tn]|entschieden|festmach(?:en|t)|abhängig machen|ab(?:zu)?hängt|abwägen|(?:klar|bewusst|bekannt) (?:ist|sind)|beurteil(?:en|t)|einschätz(?:en|t)|bestimm(?:en|t)|festlegen|festlegt|auswählen|aushandeln|überlegen)$/u,
    decidesFor: /(?:^| )(?:sich .*|dafür.*|dagegen.*)entscheide[tn]$/u,
    conditional: /^(?:damit|dass|weil|wenn|falls|sobald|solange|bevor|nachdem|während|obwohl)$/u,
    infinitiveClause:
      /(?:^| )zu \p{Ll}+n$|(?:^| )(?:ab|an|auf|aus|bei|ein|fest|los|mit|nach|teil|um|vor|weg|weiter|wieder|zurück|zu)zu\p{Ll}{3,}n$/u,
    relativeClause:
      /^(?!die (?:einen|anderen|meisten) |\p{L}+ (?:sind|ist|war|waren|hat|haben|wird|werden|kostet|kommt|geht|wäre) )(?:der|die|das|dem|den|denen|deren|dessen) .*(?:n|t|ist|sind)$/u,
    negatedRest: /^\p{L}+ (?:nicht|keine?)$/u,
  },
  isTrue: (statement) => `Stimmt diese Annahme: ${statement}?`,
};
