import type { BriefWording } from '../brief-wording.ts';

export const brief: BriefWording = {
  asked:
    /^(?:(?:zentrale|offene|wichtigste|unsere|die|leitende|konkrete) )*(?:forschungsfragen?|leitfragen?|kernfragen?|fragen|fragestellung(?:en)?|ziele?|zielsetzung|erkenntnisziele?|untersuchungsziele?|themen(?:blöcke|felder)?|schwerpunkte?|erkenntnisinteresse|gegenstand(?: der (?:untersuchung|studie|befragung))?|was wir wissen (?:wollen|möchten)|(?:ich |wir )?(?:will|wollen|möchten?) wissen|wir (?:möchten|wollen))$/iu,
  told: /^(?:keine? themen?|nicht gegenstand|nicht|nicht (?:enthalten|thema|im umfang|teil|nötig)|n\.? scope|kontext|kein thema|ausgeschlossen|außerhalb(?: des umfangs)?|abgrenzung|method(?:e|ik)|vorgehen|erhebung|stichprobe|teilnehmer\p{L}*|teilnehmende|zielgruppe|rekrutierung|termine?|zeitplan|zeitraum|zeitrahmen|frist|ergebnis(?:se)?|ergebnisform|liefergegenst\p{L}+|budget|kosten|auftraggeber(?:in)?|ansprechpartner(?:in)?|kontakt|incentives?|aufwandsentschädigung|ort|organisatorisches|datenschutz)$/iu,
  assumed:
    /^(?:h\s?\d{1,2}|hypothesen?(?: \d{1,2})?|annahmen?(?: \d{1,2})?|these(?:n)?(?: \d{1,2})?|vermutung(?:en)?)$/iu,
  assumedBelow: /(?<!\p{L})(?:hypothesen|annahmen|vermutungen|thesen|wir vermuten|wir glauben)(?!\p{L})[^:]*:$/iu,
  decides:
    /^entscheidung(?!\p{L})|^ob wir .*(?:oder nicht|sollen|sollten)$|^(?:entscheiden|entwickeln|verbessern|steigern|senken|ableiten|erhöhen|gestalten|priorisieren|festlegen)(?!\p{L})|(?:abzuleiten|zu (?:entscheiden|entwickeln|verbessern|steigern|senken|erhöhen|gestalten))$/iu,
  belief: /^(?:wir|ich) (?:glauben?|vermuten?|nehmen an|nehme an|denken?|gehen davon aus|gehe davon aus), dass /iu,
  sample:
    /^(?:etwa |rund |circa )?(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig) (?:davon|die|mit|ohne|aus|von|Personen|Menschen|Leute|Interviews|Gespräche|Frauen|Männer|Teilnehmende|Kund\p{L}+|\p{Lu}\p{L}+, die)(?!\p{L})/iu,
  order:
    /^(?:(?:besser |auch )*(?:verstehen|herausfinden|rausfinden|nachvollziehen|erfahren|klären|ermitteln|prüfen|wissen|erkunden|untersuchen|erheben|beschreiben)),? (?=(?:wie|was|wer|wen|wem|warum|weshalb|wieso|wann|wo\p{L}*|ob|welche[rsnm]?|inwie\p{L}+|an|auf|aus|bei|für|in|mit|nach|über|um|unter|von|vor|zu) )/iu,
  orderBehind:
    / (?:besser |genauer |näher )?(?:(?:zu )?(?:durchleuchten|verstehen|beleuchten|untersuchen|erheben|ermitteln|erfassen|identifizieren|erkunden|kennenlernen|nachvollziehen|analysieren|sammeln|abfragen)|kennenzulernen|nachzuvollziehen)$/iu,
  whether: 'ob',
  wants:
    /(?<!\p{L})(?:rausfinden|herausfinden|wissen|verstehen|erfahren) (?:will|wollen|möchten?|würden?) ist$|(?<!\p{L})(?:geht|ginge) es (?:uns|mir) darum,?$|(?<!\p{L})zur sprache kommen(?: soll(?:te|en)?)?,?$|(?<!\p{L})(?:angesprochen|thematisiert|erfragt|geklärt|untersucht|herausgefunden|ermittelt|geprüft|erhoben|beantwortet|erkundet) (?:werden|wird|werde)(?: soll(?:en)?)?,?$|(?<!\p{L})um (?:hinweise|auskunft|angaben|informationen|erkenntnisse|rückmeldung(?:en)?)(?: dazu| darüber)?,?$|(?<!\p{L})(?:zu (?:prüfen|klären|untersuchen|ermitteln|fragen)|(?:interessant|spannend|wichtig|hilfreich|offen))(?: (?:wäre|ist|bleibt|sei|sind|fände(?:n)? (?:ich|wir)))?(?: (?:auch|noch|zudem|außerdem|ferner|uns|mir|für uns))*,?$|(?<!\p{L})(?:wäre|ist|bleibt) (?:auch |noch |zudem |ferner |außerdem )*(?:zu (?:prüfen|klären|untersuchen|ermitteln|fragen)|interessant|spannend|wichtig)(?: (?:auch|noch|zudem))*,?$|(?<!\p{L})(?:gefühl|gespür|bild|eindruck|verständnis)(?: davon| dafür| darüber| von)?(?: (?:bekämen|bekommen|bekäme|kriegen|hätten|gewinnen|zu bekommen|machen|zu gewinnen))?,?$|(?<!\p{L})(?:unklar|offen|rätselhaft)(?: (?:ist|bleibt|war))?(?: (?:uns|mir|auch|noch|bisher))*,?$/iu,
  plainly: [
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
    [/(?<!\p{L})z\. ?B\.(?= )/gu, 'zum Beispiel'],
    [/(?<!\p{L})ca\.(?= )/gu, 'etwa'],
    [/(?<!\p{L})inkl\.(?= )/gu, 'einschließlich'],
    [/(?<!\S)f\. ?(?=\p{L})/gu, 'für '],
    [/(?<!\S)u\. ?(?=\p{L})/gu, 'und '],
    [/(?<!\S)od\. ?(?=\p{L})/gu, 'oder '],
    [/(?<!\S)wirkl\.(?= )/gu, 'wirklich'],
    [/(?<=\d )std\.?(?!\p{L})/giu, 'Stunden'],
  ],
  goesOn: /^(?:und |aber )?(?:außerdem|auch|dann|und|schließlich|zuletzt|ferner)(?!\p{L})/iu,
  emphasis:
    /^(?:umgekehrt|darüber hinaus|außerdem|ferner|ansonsten|schließlich|vor allem|insbesondere|(?:ganz )?zum schluss|zuletzt|wenn möglich|falls möglich|idealerweise)[,:]\s*(?=\p{L})/iu,
  isTrue: (statement) => `Stimmt diese Annahme: ${statement}?`,
};
