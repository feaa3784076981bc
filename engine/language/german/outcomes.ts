import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    '^(?:und |aber )?(?:deshalb|deswegen|darum|drum|daher|dadurch|infolgedessen|im endeffekt|letztendlich|am ende) \\p{L}+',
    '^(?:und )?also (?!finde|glaube|denke|meine|sage|würde|weiß|kenne|muss ich sagen)\\p{L}+ (?:ich|wir|man)',
    '^(?:und )?dann (?:bin|hab|habe|sind|haben|musste|mussten|muss|müssen) (?:ich|wir) (?:halt|eben|wieder)',
  ),
  asked: words(
    '^(?:(?:und|ja|ok|okay|aha|gut),? )*(?:dann|was (?:passierte|geschah|ist) (?:dann|da)(?: passiert)?|was ist passiert|was (?:haben sie|hast du) (?:dann |da )?(?:gemacht|getan)|wie (?:ging|ist) (?:es|das) (?:dann )?(?:weiter|aus|weitergegangen|ausgegangen)|was (?:machen sie|machst du) (?:dann|da)|was heißt das(?: für (?:sie|dich))?|wie (?:haben sie|hast du) das (?:dann )?gelöst)$',
  ),
};
