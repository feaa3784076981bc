import type { QuestionPattern } from '../../templates/question-patterns.ts';

const kind = '(?:unmet|everyday|daily|practical|emotional|technical|financial|underlying|hidden|common) ';
const noun =
  '(?:reasons|motives|motivations|barriers|obstacles|hurdles|blockers|pain[- ]?points|points of friction|frictions|frustrations|challenges|problems|issues|difficulties|struggles|needs|expectations|wishes|workarounds|alternatives|criteria|triggers|drivers|concerns|worries|doubts|hopes|fears|priorities|preferences|benefits|drawbacks|gaps|touch ?points|factors|consequences|differences|opportunities|strengths|weaknesses|headaches)';
/** What people have, meet or see: "unmet needs". */
const topic = `(?:(?:${kind})?${noun})`;
const chief =
  '(?:(?:very )?(?:main|key|biggest|greatest|most (?:common|important|frequent|pressing|urgent)|top|major|principal|core|worst|central|typical) )';
const others = `(?:(?:,| and| or) ${chief}?${topic})`;
const about = '(?: (?:with|around|in|during|when|at|on|for|about|regarding|to|of|behind|from|between|that) .+)';
const used = '(?:tools|steps|channels|sources|products|services|words|methods|apps)';
const auxiliary = '(?:are|were|have|had|do|did|will|would|can|could|should|might|may|must)';

/** Begun small, unless it is an abbreviation. */
export const small = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'iu');

/** "the obstacles people face", "the criteria they use" */
const met: QuestionPattern = [
  pattern(
    `(?:the |any )?((?:${chief}?${topic}|(?:(?:other|different) )?${used})) (?:that |which )?(they|people|users|customers) (?!${auxiliary} )(\\p{L}+(?: .+)?)`,
  ),
  (what, who, rest) => `What ${small(what)} do ${who.toLowerCase() === 'they' ? 'people' : who} ${rest}?`,
];

/** Questions about needs, troubles and reasons in the plural, which name what they are about. Tried before those about anything. */
export const chiefTopics: readonly QuestionPattern[] = [
  met,
  // "the biggest pain points in onboarding"
  [pattern(`(?:the )?(${chief}${topic}${others}?${about}?)`), (what) => `What are the ${small(what)}?`],
  // "their biggest frustrations with permissions"
  [pattern(`their (${chief}?${topic}${others}?${about}?)`), (what) => `What are people’s ${small(what)}?`],
  // "customers' needs and expectations around delivery"
  [
    pattern(`((?:the )?[\\w-]+(?:s['’]|['’]s)) (${chief}?${topic}${others}*${about}?)`),
    (whose, what) => `What are ${small(whose)} ${small(what)}?`,
  ],
  [
    pattern('(?:the )?((?:unmet|unspoken|everyday|hidden|daily) needs|pain[- ]?points|workarounds)'),
    (what) => `What ${small(what)} do people have?`,
  ],
  [
    pattern('(?:the |any |new )?((?:opportunities|potential|room|scope) (?:for|to) .+)'),
    (what) => `What ${small(what)} do people see?`,
  ],
];

/** The same, where no question fits them better. */
export const plainTopics: readonly QuestionPattern[] = [
  // "the pain points of the current app"
  [pattern(`(?:the )?(${topic}${about})`), (what) => `What are the ${small(what)}?`],
  // "unmet needs and opportunities for improvement"
  [pattern(`(${topic}${others}+${about}?)`), (what) => `What ${small(what)} do people have?`],
];
