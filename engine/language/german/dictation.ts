import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:(?:haupt)?überschrift|titel|schlagzeile|hauptaussage|aussage|befund|ergebnis|erkenntnis|zusammenfassung|bericht|protokoll|auswertung|analyse|absatz|zeile|wort|begriff|ausdruck|formulierung|bezeichnung|stichwort|antwort|transkript|fazit)(?:e|en|es|s|n|r|er|ern|se|sse)?(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:(?:ge|be|zu)?nenn|genannt|(?:be|kenn)zeich|gekennzeich|erwähn|zitier|(?:auf)?schreib|(?:auf)?geschrieben|wiederhol|betitel|aufführ|aufgeführt|anführ|angeführt|verwend|sag|gesagt|beton|hervor|empfehl|empfiehl|empfohl|lob|festhalt|festgehalten|vermerk|wiedergeb|wiedergegeben)\p{L}*/iu,
  asking:
    /(?<!\p{L})(?:bitte|gebeten|soll(?:en|te|ten)?|muss|müssen|(?:ist|sind) zu|nicht mehr|gehört|möglichst|stattdessen|darf nicht|unbedingt|überall|möge|erforderlich|zwingend|nur noch darum|vergessen)(?!\p{L})/iu,
  own: /(?<!\p{L})(?:ich|wir|er|man|leute)(?: \p{L}+)? (?:muss|müssen|soll|sollen|sollte|sollten|musste|mussten)(?!\p{L})|(?:muss|müssen|soll|sollen|sollte|sollten|musste|mussten) (?:ich|wir|er|sie|man)(?!\p{L})/giu,
  imperative:
    /(?:^|[.;:!?–—]\s+)(?:nenn|schreib|erwähn|wiederhol|zitier|verwende|bezeichne|betone|lobe|sag)\p{L}*(?: sie)? /iu,
  toModels: [
    /(?:vorherig|bisherig|obig)\p{L}* (?:anweisung|instruktion)\p{L}*.{0,30}(?:ungültig|aufgehoben|nichtig)|(?:deine|ihre) (?:einzige|neue|wahre) aufgabe|hör\p{L}* auf zu (?:analys|zusammen)|\bki-?(?:modell|system)\p{L}*,? die (?:dies|das)|sag\p{L}* (?:dem|der|den) lesern?\b/iu,
    /(?:ignorier|vergiss|vergessen sie|missacht|übergeh|verwirf|verwerfen sie|verwerfe)\p{L}*.{0,50}(?:anweisung|instruktion|vorgabe|regeln|prompt|befehle)/iu,
    /\bdu bist (?:jetzt|nun|ab sofort)|\bsie sind (?:jetzt|nun|ab sofort) (?:ein|eine|der|die)\b|\b(?:als|an die|an eine|für die|liebe) (?:ki|sprachmodell)\b/i,
    /\b(?:ab jetzt|ab sofort|von nun an|ab hier)\b.{0,24}(?:handel|verhalt|verhält|antwort|schreib|bist|sind|sprich|spiel|tu so)|\bwer (?:dies|den|das)\p{L}*.{0,40}(?:auswertet|verarbeitet|zusammenfasst|analysiert|liest)\b.{0,40}(?:muss|soll)/iu,
    /\bantworte(?:n sie)?\b.{0,12}(?:nur|ausschließlich|exakt|immer)|(?:schreib|füg|setz|nenn|gib|verwend|nimm|beginn|lob|empfiehl|erwähn)\p{L}*.{0,80}(?:jede[nrmsi]?|alle[nr]?|deine[nrm]?|ihre[nrm]?) (?:titel|überschrift|zusammenfassung|antwort|ausgabe|erkenntnis|ergebnis)/iu,
    /(?:gib|zeig|nenn|verrat|send|schick)\p{L}*.{0,40}(?:passwort|kennwort|schlüssel|geheim)/iu,
  ],
};
