import { askedBy, type QuestionPattern } from '../../templates/question-patterns.ts';
import { chiefTopics, plainTopics, small } from './plural-topics.ts';

/** Qualities that people find in a thing. */
const found: Record<string, string> = {
  adequacy: 'adequate',
  usefulness: 'useful',
  helpfulness: 'helpful',
  clarity: 'clear',
  reliability: 'reliable',
  fairness: 'fair',
  importance: 'important',
  accuracy: 'accurate',
};

const isSeveral = (thing: string): boolean => / and |(?<![su’'i])s$|^(?:people|children|staff)$/iu.test(thing);

/** A noun that something is asked of, and the question for it. Tried one after the other. */
const patterns: readonly QuestionPattern[] = [
  ...chiefTopics,
  // "tablets vs paper"
  [
    /^((?!(?:who|how|what|why|where|when|trust) )(?:\S+ ){0,2}?\S+) (?:vs?\.?|versus) (?!reality)(.+?)((?: (?:for|in|at|on|when) .+)?)$/iu,
    (one, other, rest) => `${one.charAt(0).toUpperCase() + one.slice(1)} or ${other}${rest}: which do people prefer?`,
  ],
  // "their views on the price", "attitudes towards auditions"
  [
    /^(?:(?:their|the|people['’]s|general|main|past|previous|current|first|early) )*(attitude|view|opinion|feeling|thought|concern|hope|fear|expectation|experience|reaction|impression|perception|reason|motive|motivation|barrier|obstacle)s? ((?:to|towards?|on|about|of|with|for|behind|regarding|around) .+)$/iu,
    (noun, rest) => `What are people’s ${noun.toLowerCase()}s ${rest}?`,
  ],
  // "fears and expectations prior to training"
  [
    /^((?:fears|hopes|worries|expectations|doubts|concerns)(?: and (?:fears|hopes|worries|expectations|doubts|concerns))) (.+)$/iu,
    (feelings, rest) => `What ${feelings.toLowerCase()} do people have ${rest}?`,
  ],
  // "adequacy of the training weeks"
  [
    new RegExp(`^(?:the )?(${Object.keys(found).join('|')}) of (.+)$`, 'iu'),
    (quality, thing) => `How ${found[quality.toLowerCase()]} do people find ${thing}?`,
  ],
  // "volunteers' views on the change"
  [
    /^((?:the )?[\w-]+(?:s['’]|['’]s)) (views?|attitudes?|opinions?|feelings?|thoughts|concerns?|hopes|fears|expectations|experiences?|reactions?|reasons?|motives) ((?:to|towards?|on|about|of|with|for|behind|regarding|around) .+)$/iu,
    (whose, noun, rest) => `What are ${small(whose)} ${noun.toLowerCase().replace(/(?<!s)$/u, 's')} ${rest}?`,
  ],
  [
    /^(?:(?:their|the) )?((?:first |early |earliest )?memor)(?:y|ies) (of .+)$/iu,
    (noun, rest) => `What are people’s ${noun.toLowerCase()}ies ${rest}?`,
  ],
  // "the effect of the rules on families"
  [
    /^(?:the )?(effect|impact|influence) of (.+ on .+)$/iu,
    (force, on) => `What is the ${force.toLowerCase()} of ${on}?`,
  ],
  // "effect on the family"
  [/^(?:the )?(effect|impact|influence) on (.+)$/iu, (force, on) => `What is the ${force.toLowerCase()} on ${on}?`],
  // "the first three months"
  [/^(?:the )?first ((?:\w+ )?(?:days|weeks|months|years|hours))$/iu, (time) => `What are the first ${time} like?`],
  // "the effect of cancellations and late changes"
  [
    /^(?:the )?(effect|impact|influence)s? of (.+)$/iu,
    (force, thing) => `What is the ${force.toLowerCase()} of ${thing}?`,
  ],
  // "the part played by rents", "the role of the mill in village life"
  [
    /^(?:the )?(part|role) (?:played by|of) (.+?)((?: (?:in|for|when|during|at|on|within|among) .+)?)$/iu,
    (part, player, rest) => `What ${part.toLowerCase()} ${isSeveral(player) ? 'do' : 'does'} ${player} play${rest}?`,
  ],
  // "pain points with call-outs", "unmet needs around training"
  [
    /^(?:(?:their|the|main|current|key) )*((?:unmet )?(?:pain point|problem|challenge|frustration|issue|hurdle|need|suggestion|idea|wish|worry|complaint|workaround))(?:s|es)? ((?:with|around|in|during|when|at|on|for|about|regarding) .+)$/iu,
    (noun, rest) =>
      `What ${noun
        .toLowerCase()
        .replace(/(?<=wish)$/u, 'e')
        .replace(/y$/u, 'ie')}s do people have ${rest}?`,
  ],
  [
    /^(?:(?:their|the|main|key) )*((?:decision|selection|buying|choice|purchase) criteria|criteria (?:for|when|in) .+)$/iu,
    (criteria) => `What are people’s ${criteria.charAt(0).toLowerCase() + criteria.slice(1)}?`,
  ],
  // "moments where errors nearly happened", "the steps when it cannot be filled", "differences between the sites"
  [
    /^(?:the |key |main )*((?:moment|situation|point|place|occasion|case|time|step|trigger|cause|difference|benefit|advantage|drawback|disadvantage|cost|risk|consequence|source)s (?:where|when|in|at|that|for|to|behind|between|of|from) .+)$/iu,
    (things) => `What are the ${things.charAt(0).toLowerCase() + things.slice(1)}?`,
  ],
  // "feeling safe in the stairwell"
  [/^feeling (\w+)( .+)?$/iu, (how, rest) => `How ${how.toLowerCase()} do people feel${rest}?`],
  // "relationship with the landlord"
  [
    /^(?:(?:their|the) )?((?:working )?relationships?|contact|rapport) ((?:with|to|between) .+)$/iu,
    (noun, rest) => `What ${noun.endsWith('s') ? 'are' : 'is'} the ${noun.toLowerCase()} ${rest} like?`,
  ],
  [/^(?:their |the )?trust in (.+)$/iu, (thing) => `How much do people trust ${thing}?`],
  [/^(?:their |the )?confidence in (.+)$/iu, (thing) => `How much confidence do people have in ${thing}?`],
  [/^(?:their |the )?(?:willingness|readiness) to (.+)$/iu, (act) => `How willing are people to ${act}?`],
  [/^(?:their |the )?satisfaction with (.+)$/iu, (thing) => `How satisfied are people with ${thing}?`],
  [/^(?:their |the )?awareness of (.+)$/iu, (thing) => `How aware are people of ${thing}?`],
  [/^(?:their |the )?knowledge (?:of|about) (.+)$/iu, (thing) => `What do people know about ${thing}?`],
  [/^(?:their |the )?understanding of (.+)$/iu, (thing) => `How well do people understand ${thing}?`],
  // "the use of voice assistants by people who cannot see"
  [/^(?:the )?use of (.+?) by ((?:people|those) .+|[\w-]+s)$/iu, (thing, who) => `How do ${who} use ${thing}?`],
  [/^(?:their |the )?use of (.+)$/iu, (thing) => `How do people use ${thing}?`],
  [/^(?:the )?handling of (.+)$/iu, (thing) => `How do people handle ${thing}?`],
  [/^(?:the )?division of (\S+)(?= |$)(.*)$/iu, (thing, rest) => `How is ${thing} divided${rest}?`],
  // "daily routines before the robot", "alarm handling at night"
  [
    /^(?:the )?((?:[\w-]+ ){0,2}(?:routines|processes|workflows|practices|habits))(?= (?:before|after|in|at|on|for|during|with|between|around|of)(?: |$)|$)(.*)$/iu,
    (what, rest) => `What do ${small(what).replace(/^their /u, 'people’s ')}${rest} look like?`,
  ],
  [
    /^((?:the )?(?:[\w-]+ ){0,2}(?:handling|routine|process|workflow|handover|planning|onboarding|scheduling|training|cooperation|collaboration|coordination|journey))(?= (?:before|after|in|at|on|for|during|with|between|around|of|within)(?: |$)|$)(.*)$/iu,
    (what, rest) => `What does ${small(what).replace(/^their /u, 'people’s ')}${rest} look like?`,
  ],
  ...plainTopics,
];

/** The question for a subject that names what is asked of a thing ("trust in the data"); null for any other. */
export const topicQuestion = askedBy(patterns);
