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
};
