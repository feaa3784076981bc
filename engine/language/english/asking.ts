import { words } from '../cue.ts';
import { askedKinds } from '../templates/asked-kinds.ts';
import type { GeneralQuestion } from '../templates/templates.ts';
import { bareClause, capital, replacing } from '../templates/wording.ts';
import { directQuestion } from './questions/direct-question.ts';
import { topicQuestion } from './questions/topic-question.ts';

/** Word order distinguishes a question from a clause: what cannot be turned safely stays a clause of another question. */
export function about(clause: string): string {
  const asked = bareClause(clause);
  const inOther = opens.test(asked) ? `can you tell us ${asked}` : `what do people say about ${asked}`;
  const direct = asksAlready.test(asked) ? asked : directQuestion(asked);
  return aloud(`${capital(direct ?? inOther, 'en')}?`);
}

/** "which parts do they use" */
const asksAlready =
  /^(?:(?:what|which|how|when|where|why|whose)(?: [\w-]+){0,3}?|to what extent) (?:do|does|did) (?:they|people|we|you)(?= )|^to what extent (?:do|does|did|is|are|has|have) /iu;

const opens =
  /^(?:(?:to|with|for|from|by|in|at|on|about|of) )?(?:what|who|whom|whose|which|when|where|why|how|whether)(?!\p{L})/iu;

export const general: Record<GeneralQuestion, string> = {
  difficulty: 'Where do people run into difficulties?',
  wish: 'What do people wish were different?',
  liking: 'What already works well for people?',
  habit: 'What matters to people?',
  cost: 'What does it cost people in time, money or effort?',
  rest: 'What else would you like to tell us?',
};

export const onTopic = (topic: string): string => topicQuestion(topic) ?? `What do people say about ${topic}?`;

/** What a question asks for. */
export const kindsAsked = askedKinds({
  leaving: words(
    '(?:why|what|reasons?)(?:(?! from ).)*\\b(?:leave(?! (?:\\w+ ){0,2}alone\\b)|leaving|quit|quitting|cancel|cancelling|give up|giving up|drop out|go away|churn|stop (?!them)\\w+ing|unsubscribe|switch (?:away|to))',
  ),
  reason: words(
    '^why|what (?:causes|led|makes)|reasons?|how (?:do|does|did) (?:\\w+ ){1,4}(?:arise|come about|happen|occur)',
  ),
  habit: words(
    'day to day|what else do people bring up|what (?:else )?matters to people|^(?:and )?how (?:do|does|did|are|is)(?! .*\\b(?:feel|find|like|rate|experience|think|affect\\w*|impact\\w*|useful|easy|good|satisfied|happy)\\b)',
  ),
  difficulty: words(
    'difficult\\w*|problems?|issues?|challeng\\w*|obstacles?|barriers?|confus\\w*|complex|complicated|frustrat\\w*|struggl\\w*|hard|goes? wrong|went wrong|assistance|stuck|pain points?|worr\\w+|annoy\\w*|trouble',
  ),
  wish: words(
    'improve[ds]?|improvements?|should (?:\\w+ ){0,3}(?:change|be)|wish|would (?:(?!look|be )\\w+ )?(?:help|like|want|change|prefer)|what is missing|if you (?:could|ran|had) (?:[\\w\\x27’,-]+ ){1,12}?what would|(?:do|does) (?:\\w+ ){1,2}(?:want|wish|hope)',
  ),
  liking: words(
    '(?<!would )(?:do|does|did) (?:\\w+ ){1,3}(?:like|love|enjoy|value|appreciate)|works? well|(?:what|who) keeps(?! .*\\bfrom\\b)|(?:they|people|members|customers|users|others) stay|what is good|liked?(?= (?:most|best|about))|helpful|enjoyable',
  ),
});

/** What names a question and asks nothing itself: "we want to know two things: …". */
export const leads = words(
  'want(?:ed)?(?: out of (?:it|this|that|them|these))?(?=\\s*[:：])|(?:themes?|topics?|areas)(?: (?:to|for) [\\w ]{2,30})?(?=\\s*[:：])|to (?:know|learn|find out|understand|see|answer|explore|hear|establish|examine|investigate)|find out|explore|(?:keeps?|kept) (?:on )?(?:asking|wondering)|curious about(?=\\s*[:：]?\\s*$)|(?:is|are|am) (?:also )?(?:curious|wondering|unsure|not sure)|not sure|interests? (?:us|me)|interested in|(?:the )?following|(?:a )?(?:sense|idea|picture) of|questions?(?: (?:is|are))?(?=\\s*[:：])|(?:so )?(?:please|mainly|above all|in particular|specifically|finally|lastly)(?=\\s*[:：]?$)',
);

/** A question that asks for a wish and for no fact. */
export const wishing = words(
  '(?:what|which|how|who|where|when)\\b.*\\b(?:would|should|could)(?! you say)|wish|magic wand|^for (?:\\w+ ){1,4}to \\w+|^that (?:i|we|they|he|she|you|people|somebody|someone)(?= )',
);

/** “They” and “them” before anybody is named. */
const nobody =
  /^((?:(?:what|how|why|when|where|which|who|whom)(?: [\w-]+){0,2} )?(?:do|does|did|would|could|should|can|will|are|were|have|might|must) )they(?=[ ,?])/iu;
const whomNoOne =
  /^((?:what|who) (?:would |could |can )?(?:makes?|keeps?|helps?|stops?|brings?|leads?|gets?|lets?) )them(?=[ ,?])/iu;

/** "What would have to change for them to stay?", where no plural before it says who they are. */
const forNoOne =
  /^((?:what|how|when|where|why|which|who)(?: (?!people |they |(?!is |does |has |was |this |its )[\w’'-]*[^s\W]s )[\w’'-]+)*? (?:for|to|with) )them(?=[ ,?])/iu;

export const aloud = replacing([nobody, '$1people'], [whomNoOne, '$1people'], [forNoOne, '$1people']);
