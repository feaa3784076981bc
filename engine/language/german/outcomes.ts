import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    '^(?:und |aber )?(?:deshalb|deswegen|darum|drum|daher|dadurch|infolgedessen|im endeffekt|letztendlich|am ende) \\p{L}+',
    '^(?:und )?also (?!finde|glaube|denke|meine|sage|würde|weiß|kenne|muss ich sagen)\\p{L}+ (?:ich|wir|man)',
    '^(?:und )?dann (?:muss|müssen) (?:ich|wir) (?:halt|eben|wieder)',
    '^(?:und )?(?:dann|da) (?:hab|habe|haben|hat|bin|war|waren|kam|kamen|wurde|wurden|musste|mussten|durfte|durften|saß|saßen|stand|standen|ging|hieß) \\p{L}+',
  ),
  asked: words(
    '^(?:(?:und|ja|ok|okay|aha|gut),? )*(?:dann|was (?:passierte|geschah|ist) (?:dann|da)(?: passiert)?|was ist passiert|was (?:haben sie|hast du) (?:dann |da )?(?:gemacht|getan)|wie (?:ging|ist) (?:es|das) (?:dann )?(?:weiter|aus|weitergegangen|ausgegangen)|was (?:machen sie|machst du) (?:dann|da)|wie (?:ging|lief) (?:das|es)(?: dann)?|was heißt das(?: für (?:sie|dich))?|wie (?:haben sie|hast du) (?:das|es) (?:dann )?(?:gelöst|geregelt|gemacht))$',
  ),
};
