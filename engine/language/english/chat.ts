import type { Chat } from '../chat/chat.ts';
import { words } from '../cue.ts';
import { listOf } from '../templates/compose.ts';
import { quotes, tag } from './prose.ts';

export const chat: Chat = {
  lightWords: words(
    'suffer(?:s|ed|ing)?|quarter|main|daily|interact(?:s|ed|ion)?|encounter(?:s|ed)?|treat(?:s|ed)?|react(?:s|ed)?|respond(?:s|ed)?|imagine[sd]?|picture[sd]?|face[sd]?|carry|carries|approach(?:es|ed)?|organi[sz]e[sd]?|cope[sd]?|coping|handle[sd]?|handling|manage[sd]?|managing|deal(?:s|ing|t)?|experience[sd]?|consider(?:ed|ing)?|seek(?:ing)?|sought|ever|happen(?:s|ed)?|affect(?:s|ed)?|influence[sd]?|describe|would|could|should|professional|personal|personally|own|usually|typical|typically|exactly|actually|choose|chose|matter[s]?|involve[sd]?|kind|use[sd]?|using|enjoy|regarding|currently|situation|thoughts?|feelings?|recommend|share',
  ),
  presents: words("there(?:'s| is| are| was| were) (?:a|an|no|one|two|this|something|nothing|some)"),
  hollow: words(
    "got it|i (?:see|understand|would think(?: so)?|think so|guess(?: so)?|suppose(?: so)?|hope so|mean)|okay|ok|yeah|yep|yes|right|correct|exactly|perfect|sure|of course|absolutely|definitely|naturally|for sure|sorry|excuse me|thanks?(?: you)?(?: so much| very much)?|(?:that's |it's )?(?:a )?(?:very )?good question|interesting|great|fine|cool|wow|let me (?:see|think|check)|let's (?:see|say|go)|how (?:can|do|should) i (?:say|put)(?: it| this| that)?|i (?:really )?(?:don't|do not) know(?: (?:if|how|what|why|about that))?|i'll (?:just )?(?:say|tell you)(?: a (?:little )?bit)?|i'm telling you|you know|as (?:i|you|we) (?:said|mentioned|know)(?: before| earlier)?|so to (?:say|speak)|exactly the same thing|(?:hello|hi),? (?:my name is|i'm|i am) [\\p{L}]+(?: \\p{Lu}[\\p{L}]+)?|my (?:full |first )?name is(?: [\\p{L}]+)?|that's (?:it|all|right|true|fine)|and so on(?: and so forth)?|et cetera|stuff like that|something like that|and stuff|go ahead|no problem|task (?:\\d+ )?completed?",
  ),
  announces: words(
    "(?:i'm (?:gonna|going to)|i'll|i will|i can|let me) (?:just )?(?:speak about|talk about|tell you about|give you (?:an|one|another|a concrete) example|give an example|start (?:with|by)|put you (?:a little bit )?(?:into|in) context|explain (?:that|this|it))|as i (?:said|mentioned) before",
  ),
  greeting: words(
    'hello|hi(?: there)?|hey|good (?:morning|afternoon|evening|day)|nice to meet you|how are you(?: today| doing)?',
  ),
  thanks: words('thanks?(?: you)?(?: so much| very much| a lot)?|cheers|great,? thanks|much appreciated'),
  farewell: words('good ?bye|bye(?: bye)?|see you(?: later| soon)?|take care'),
  why: words("why(?: is that| so| not)?|how come|for what reasons?|(?:what|which) reasons|what(?:'s| is) the reason"),
  more: words(
    'tell me more|say more|more about (?:that|this|it)|more|go on|and then|what else|anything else|elaborate|(?:an|another|for) example|in what way|how so|what do you mean|continue',
  ),
  when: words('since when|for how long|how long|when(?: was that| did that)?'),
  ordinals: [
    words('first(?: one| thing| point)?|1st'),
    words('second(?: one| thing| point)?|2nd'),
    words('third(?: one| thing| point)?|3rd'),
    words('fourth(?: one| thing| point)?|4th'),
    words('fifth(?: one| thing| point)?|5th'),
    words('last(?: one| thing| point)?'),
  ],
  who: words('who|whose|how many|which people|what people|everyone|anyone else|anybody else|who else'),
  against: words(
    'against|contradict(?:s|ed|ion|ions)?|disagree[sd]?|oppos(?:e|es|ed|ing)|object(?:s|ion|ions)?|counter ?(?:example|evidence|argument)s?|otherwise|other side|differently|(?:other|another|different) (?:view|views|opinion|opinions)',
  ),
  quote: words(
    '(?:another|more|other|one more|further|any|a|the|key|best) quotes?|quotes?|quotation|verbatim|evidence',
  ),
  context: words('context|around (?:it|this|that)|before and after'),
  person: {
    greeting: () => 'Hello! Ask me anything about what I said in my interview.',
    thanks: () => 'You are welcome.',
    farewell: () => 'Goodbye!',
    refusal: () => "I didn't talk about that.",
    nearest: () => 'The nearest thing I spoke about was this:',
    spokeOf: () => 'What I did speak about was this:',
    askedInstead: (questions) => `I was asked about other things, for example ${listOf(tag, questions, quotes)}.`,
    reported: (sentence) => `In the words of the document: “${sentence}”`,
    noReason: () => "I didn't say why.",
    nothingMore: () => "I didn't say more about that.",
    returns: (places) =>
      places === 1
        ? 'I spoke about this at one other point, too.'
        : `I spoke about this at ${places} other points, too.`,
  },
  group: {
    others: (count) => `${count} others`,
    allSpeak: ({ list, count }) =>
      count === 2 ? `${list} both speak about this.` : `All ${count} speak about this: ${list}.`,
    someSpeak: (speaking, silent) =>
      `${speaking.list} ${speaking.count === 1 ? 'speaks' : 'speak'} about this, ${silent.list} ${silent.count === 1 ? 'does' : 'do'} not.`,
    noneSpeaks: () => 'None of them talked about this.',
    agree: ({ list }) => `${list} agree on this.`,
    contradict: ({ list }) => `${list} see this differently.`,
  },
  insight: {
    greeting: () => 'Hello! Ask me about this insight: who speaks about it, why, or what speaks against it.',
    thanks: () => 'You are welcome.',
    refusal: () => 'The documents of this insight do not answer this.',
    nothingMore: () => 'There are no further quotes on this.',
    noneAgainst: () => 'No statement in these documents plainly contradicts it.',
    against: ({ list, count }) => `${list} ${count === 1 ? 'contradicts' : 'contradict'} it.`,
    noReason: () => 'None of the people quoted gives a reason for it.',
    here: () => 'In the documents of this insight:',
    nearest: () => 'The nearest thing said is this:',
    says: (name) => `${name}:`,
    ask: {
      context: () => 'What else did they say around this?',
      who: () => 'Who speaks about this?',
      why: () => 'What reasons do people give for it?',
      against: () => 'What speaks against it?',
      quote: () => 'Can you give me another quote on this?',
    },
  },
};
