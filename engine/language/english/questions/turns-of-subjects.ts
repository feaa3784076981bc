import { pastForm, verbOfPast } from '../past.ts';
import { type Turn, turning } from './turn.ts';

/** "how caffeine and energy drinks are used": tried before the rules for plurals, which would take the second noun as the whole subject. */
export const turnOfPair: Turn = turning(
  /^(how|why|when|where) ((?!they |people )[\w-]+ and (?:[\w-]+ ){0,2}?[\w-]+) (are|were) ((?:really |actually |usually |currently )?)(\w{2,}ed|made|done|kept|seen|found|chosen|paid|told|given|taken|held|felt)(?= |$)(.*)$/iu,
  (how, who, are, really, done, rest) => `${how} ${are} ${who} ${really}${done}${rest}`,
);

/** "who notices", "who pays for it", "what ends up in the bin": the verb shows by what is after it. */
export const whoDoes =
  /^who \w+[^s\W]s(?:$| (?:the|an?|for|it|to|about|on|in|at|what|their|this|that)(?= |$))|^what \w+[^s\W]s (?:(?:up|down|out|off|away|first|last|wrong|missing)(?= |$)|(?:in|on|under|behind) (?:the|their|an?|our) [\w-]+$)/iu;

/** "why book with them and not with us" */
const whyBare =
  /^why (?:not )?(?:book|buy|choose|pick|use|come|go|pay|stay|leave|switch|bother|call|phone|drive|order|take|wait|keep|join|sign up|cancel|return|travel|walk|rent|hire|subscribe)(?= |$)(?! (?:they|people|we|you) )/iu;
/** "who in the family actually looks at the app" */
const whoAmong =
  /^who(?: (?:in|at|on|of|from|among) (?:the |their |a )?[\w-]+| else)?(?: (?:actually|really|usually|normally|mostly|still|ever))? (?!(?:is|was|has|does|this|its)(?: |$))\w+[^s\W]s (?!of(?: |$))\w+/iu;

/** "qualifies" as "qualify", "breaks" as "break" */
const baseOf = (verb: string): string =>
  verb.replace(/ies$/iu, 'y').replace(/(?<=[cs]h|ss|o|x|z)es$|(?<=[^s])s$/iu, '');

/** Clauses whose subject shows by its form, so that the verb is the word after it. */
export const turnsOfSubjects: readonly Turn[] = [
  // "how each team qualifies leads", "where the process breaks down"
  turning(
    /^(how|why|when|where|what) ((?:(?:each|every) (?:[\w-]+ )??|(?:the|an?|their|our) (?:[\w-]+ )??(?=[\w-]+ss ))[\w-]+) ((?!(?:is|was|has|does|this|its) )\w+[^s\W]s)(?= |$)(.*)$/iu,
    (how, who, verb, rest) => `${how} does ${who} ${baseOf(verb)}${rest}`,
  ),
  // "what volunteers and clients do that changes this"
  turning(
    /^what ((?:[\w-]+ ){0,2}[\w-]{2,}[^s\W]s(?: (?:and|or) (?:[\w-]+ ){0,2}[\w-]{2,}[^s\W]s)?) do( (?:that|when|to|with|about|if) .+)?$/iu,
    (who, rest) => `what do ${who} do${rest}`,
  ),
  // "how come nobody signs up", "in which circumstances it was first raised"
  (clause) => (/^how come /iu.test(clause) || whoAmong.test(clause) || whyBare.test(clause) ? clause : null),
  // "whether the photos of the worn parts help or scare them"
  turning(
    /^whether ((?:the|these|their|our|your) [\w-]+s (?:of|in|on|at|for|with) (?:the |a |an |their )?(?:[\w-]+ )?[\w-]+) (?!(?:are|were|have|had|can|could|will|would|should|must|may|might|and|or|of|in|on|at|for|with|to)(?: |$))(\w+(?: .*)?)$/iu,
    (who, act) => `do ${who} ${act}`,
  ),
  // "what their vet told them"
  turning(
    new RegExp(
      `^(what|how|why|when|where) ((?:the|their|an?|its|our) [\\w-]+) (${pastForm})(?= |$)(?! (?:been|by|in|at|on|of) )(.*)$`,
      'iu',
    ),
    (what, who, past, rest) => {
      const verb = verbOfPast(past);
      return verb && `${what} did ${who} ${verb}${rest}`;
    },
  ),
  // "what else they looked at"
  turning(
    new RegExp(`^(what else|who else|where else) (they|people) (${pastForm})(?= |$)(.*)$`, 'iu'),
    (what, _, past, rest) => {
      const verb = verbOfPast(past);
      return verb && `${what} did people ${verb}${rest}`;
    },
  ),
  // "how long it took"
  turning(
    new RegExp(
      `^((?:how (?:often|long|soon|far|much|well|quickly)|how|why|when|where|what)) (it|this|that) (${pastForm})(?= |$)(?! (?:been|by) )(.*)$`,
      'iu',
    ),
    (how, it, past, rest) => {
      const verb = verbOfPast(past);
      return verb && `${how} did ${it} ${verb}${rest}`;
    },
  ),
  turning(
    /^(in (?:which|what) (?:circumstances|situations|cases)) ((?:the |a |an )?(?:[\w-]+ ){0,2}[\w-]+) (is|are|was|were|has|have|had) (.+)$/iu,
    (when, what, is, rest) => `${when} ${is} ${what} ${rest}`,
  ),
  // "how patients and relatives learn that today is the day"
  turning(
    /^(how|why|when|where) ((?:\w+ )?\w{2,}[^s\W]s and (?:\w+ )?\w{2,}[^s\W]s) ((?!are |were |have |had |can |could |will |would |should |must |may |might |do |did |being |\w+ing |\w+ed |\w+s )\w+ .+)$/iu,
    (how, who, act) => `${how} do ${who} ${act}`,
  ),
  // "why the four dropped out", "whether anyone felt rushed"
  turning(
    new RegExp(
      `^(why|when|how|where|whether) (any(?:one|body)|some(?:one|body)|the (?:two|three|four|five|six|others|ones))(?: (?:actually|really|ever))? (${pastForm})(?= |$)(?! (?:been|by) )(.*)$`,
      'iu',
    ),
    (how, who, past, rest) => {
      const verb = verbOfPast(past);
      return verb && `${how === 'whether' ? '' : `${how} `}did ${who} ${verb}${rest}`;
    },
  ),
  // "how the last few deliveries went"
  turning(
    /^how ((?:the|their|our|your) (?:(?!that |who |which |when )[\w-]+ ){0,6}?[\w-]+) went(?= |,|$)(.*)$/iu,
    (who, rest) => `how did ${who} go${rest}`,
  ),
  // "which of the perks people can name"
  turning(
    /^(which of (?:the|our|their|these|those) [\w-]+(?: [\w-]+)?) (people|they|members|customers|users|\w{3,}[^s\W]s) (can|could|do|would|will|should) (.+)$/iu,
    (which, who, can, rest) => `${which} ${can} ${who === 'they' ? 'people' : who} ${rest}`,
  ),
  // "why somebody signs up and then never bothers again"
  turning(
    /^(why|when|how|where|what) ((?:some|any|every)(?:body|one)) (\w+?)(?<![sui])s( (?:[\w-]+ ){0,5}?and (?:then )?(?:never |still |just |also )?)(\w+?)(?<![sui])s(?= |$)(.*)$/iu,
    (why, who, one, and, other, rest) => `${why} does ${who} ${one}${and}${other}${rest}`,
  ),
  // "how that gets negotiated", "at what point it gets unplugged"
  turning(
    /^(how|why|when|where|at what point|under what circumstances) ((?:the |a |an |their |our )(?:(?!who |that |which )[\w-]+ ){0,3}?(?!who |that |which )[\w-]+|that|it|this) gets (\w{2,}ed|made|done|kept|seen|found|chosen|paid|told|given|taken|bought|sold|left|lost|sent)(?= |$)(.*)$/iu,
    (how, who, done, rest) => `${how} does ${who} get ${done}${rest}`,
  ),
  // "where the app helps or gets in the way"
  turning(
    /^(why|when|how|where) ((?:the|an?|their|our|this) [\w-]+) (\w{2,}[^s\W])s (or|and) (\w{2,}[^s\W])s(?= |$)(.*)$/iu,
    (why, who, one, or, other, rest) => `${why} does ${who} ${one} ${or} ${other}${rest}`,
  ),
  // "what families have to arrange at short notice"
  turning(/^what ((?:\w+ )?\w{2,}[^s\W]s) have to (.+)$/iu, (who, act) => `what do ${who} have to ${act}`),
  // "when in the day or week they actually deal with paperwork"
  turning(
    /^(when|where) ((?:in|on|at|during) (?:[\w-]+ ){0,5}?[\w-]+) they ((?:actually |really |mostly |usually )?)((?!are |were |have |had |can |could |will |would |did )[\w-]+[^s\W] .+)$/iu,
    (when, part, how, act) => `${when} ${part} do people ${how}${act}`,
  ),
  // "how people in the pilot towns do their banking now"
  turning(
    /^(how|why|when|where) ((?:\w+ )?(?:people|staff|parents|\w{2,}[^s\W]s) (?:in|at|on|from|with|without) (?:(?:the|our|their|a) )?(?:[\w-]+ ){0,2}[\w-]+) (do|use|get|see|make|find|keep|pay|feel|manage|handle|deal|cope|choose|decide|know|hear|learn|think|want|need|go|come|work) (.+)$/iu,
    (how, who, verb, rest) => `${how} do ${who} ${verb} ${rest}`,
  ),
];
