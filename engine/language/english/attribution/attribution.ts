import type { Attribution } from '../../attribution/attribution.ts';
import { casedIntroductions, casedName } from '../../attribution/cased-attribution.ts';
import { words } from '../../cue.ts';
import { named } from './named.ts';

const says =
  '(?:(?:says?|said|explain(?:s|ed)|add(?:s|ed)|recall(?:s|ed)|remember(?:s|ed)|report(?:s|ed)|mention(?:s|ed)|describ(?:es|ed)|not(?:es|ed)|point(?:s|ed) out|complain(?:s|ed)|admit(?:s|ted)|stress(?:es|ed)|insist(?:s|ed)|repl(?:ies|ied)|answer(?:s|ed)|comment(?:s|ed)|remark(?:s|ed)|confess(?:es|ed)|laugh(?:s|ed)|sigh(?:s|ed)|joke[sd]|put(?:s)? it|state[sd]|claim(?:s|ed)|confirm(?:s|ed)|conclude[sd]|emphasi[sz]e[sd]|(?:told|tells)(?= (?:us|me|the (?:team|interviewer|researchers?|moderator))(?!\\p{L})))(?!\\p{L}))';
const adverb = '(?: (?:also|then|later|still|even|often|again|had|has|would|\\p{Ll}+ly)){0,2}';

export const attribution: Attribution = {
  named,
  research: words(
    'participants?|respondents?|interviewees?|interviews?|interviewed|field ?notes?|user research|customer research|usability|focus groups?|site visits?|home visits?|customer visits?|diary study|discovery calls?|research sessions?|(?:told|tells) us|we (?:spoke|talked) (?:to|with)|we (?:met|interviewed|visited|observed)',
  ),
  elsewhere: words(
    'reporters?|journalists?|newspapers?|magazine|news agency|reuters|bbc|cnn|press (?:conference|release)|spokes(?:man|woman|person|people)|in (?:a|his|her|their) (?:book|paper|article|speech|statement|novel|essay|tweet|post|keynote|memoirs?|blog|podcast)|et al|tweeted|published|chapter|(?:told|tells) (?:the )?(?!(?:us|me|the|her|him|them|team|interviewer|researchers?|moderator)(?!\\p{L}))\\p{L}+ (?:news|times|post|press|tribune|herald)',
  ),
  outsiders: words(
    'interviewers?|moderators?|facilitators?|(?:ux |user |our |the |lead )?researchers?|note ?takers?|authors?|writers?|novelists?|journalists?|reporters?|analysts?|spokes(?:man|woman|person)|minister|senator|philosopher|economist|compan(?:y|ies)|inc|ltd|llc|gmbh|corp|operator of|maker of|manufacturer|supplier|agency|ministry|university|institute|association|city|town|village|capital|app|tool|software|platform|product|brand|(?:interviewed|moderated|conducted|observed|written) by|who (?:moderated|interviewed|took notes)|her (?:book|paper)|his (?:book|paper)',
  ),
  relations: words(
    "(?:her|his|their|a|the|one|another|\\p{L}+['’]s) (?:\\p{L}+ ){0,2}?(?:colleagues?|managers?|boss|supervisor|husband|wife|partner|mother|father|sister|brother|daughter|son|friend|neighbou?r|doctor|nurse|customer|client|assistant|teacher)",
  ),
  name: casedName("de|da|del|van|von|der|di|la|el|al|bin|O'"),
  titles: { before: 'Mr|Mrs|Ms|Miss|Dr|Prof|Sister|Sir|Madam' },
  pronouns: '[Ss]he|[Hh]e',
  introductions: casedIntroductions(
    '(?:\\p{Ll}+(?:er|or|ist|ian|ant|ent|man|woman)|nurse|chef|cook|clerk|pensioner|parent|mother|father|coach)',
    '(?:is|was|works as|has worked as|has been)(?= (?:an?|the|our|one of)(?!\\p{L}))',
  ),
  accordingTo: '[Aa]ccording to',
  patterns: [
    `{P}${adverb} ${says}`,
    `(?:says?|said|explain(?:s|ed)|add(?:s|ed)|recall(?:s|ed)|complain(?:s|ed)|admit(?:s|ted)|repl(?:ies|ied)|laugh(?:s|ed)|sigh(?:s|ed)|report(?:s|ed)) {P}`,
    "[Ii]n {P}['’]s (?:words|view|experience)",
    '[Aa]s {P} (?:put|puts|sees|saw) it',
  ],
  codes: 'P|U|R|T',
};
