import { type Pattern, words } from '../cue.ts';
import type { ConsequenceKind } from '../templates/templates.ts';

const some =
  '(?:\\d[\\d.,]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|many|' +
  'several|a few|a couple(?: of)?|hundreds? of|thousands? of|so many|too many|entire|whole|all)';
const money =
  '(?:[$€£] ?\\d[\\d.,]*(?:k|m)?|a (?:tenner|fiver|fortune)|\\d[\\d.,]* ?(?:dollars|euros?|pounds|bucks|quid|francs)|(?:\\p{L}+ )?(?:hundred|thousand|million|hundreds|thousands|millions)(?: and \\p{L}+| of)? (?:dollars|euros|pounds|quid)|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)? (?:dollars|euros|pounds|bucks|quid))';
const duration = `(?:${some}(?: or ${some}| to ${some}| more| extra| whole| good| full| entire| of my| of our)* (?:minutes?|hours?|days?|weeks?|months?))`;
const affectedPeople =
  '(?:customers?|clients?|patients?|users?|residents?|guests?|students?|pupils?|parents|children|kids|families|colleagues|' +
  'employees|staff|neighbou?rs|passengers|drivers|nurses|volunteers|people|everyone|everybody|the (?:whole )?(?:team|family))';

/** People of whom others speak: what happens to them is said about them. */
const ownPeople =
  '(?:my|our) (?:\\p{L}+ )?(?:eldest|youngest|sons?|daughters?|kids|children|boys?|girls?|wife|husband|partner|family|mother|mum|mom|father|dad|parents|sister|brother|manager|boss|team|neighbours?|neighbors?|colleagues|customers|guests|patients|pupils|students|\\p{L}+-year-old)';

/** Any verb but those of thinking and speaking: "I could not say" states no obstacle. */
const doing =
  '(?!say|tell|think|remember|recall|believe|imagine|care|agree|answer|help|wait|be |have |stop|resist|complain|name|sleep|afford|understand why|judge)\\p{L}+';

/** What shows that a topic has a consequence; each is to be precise rather than to find all. */
export const consequences: Record<Exclude<ConsequenceKind, 'outcome'>, readonly Pattern[]> = {
  cost: [
    words(
      `(?:costs?|pays?|paid|paying|spends?|spent|spending|charges?|charged|loses?|lost|losing|saves?|saved|wasted?|wasting|fee of|fine of)(?: \\p{L}+){0,5}? ${money}`,
      `${money} (?:(?:a|an|per|each|every) (?:day|week|month|year|hour|night|person|order|visit|ticket)|for nothing|in fees|down the drain|more|extra)`,
      `(?:puts?|keeps?|kept|takes?|took|owed?|up by|fined?|fees?|bills?|deposit|rent)(?: (?!for )\\p{L}+){0,8}? ${money}|${money}(?: \\p{L}+){0,4} (?:bill|deposit|rent|fee|fine)`,
      `(?:it|that)(?:'s| is| was) (?:only |about |another |like |nearly |almost |over )?${money}`,
      'cheaper than|costs? (?:me|us) (?:\\p{L}+ ){0,5}?than|for free|(?:kept|keep|took|takes?) (?:(?:it|that|money) )?(?:out of )?(?:my|our|the) deposit',
      'on (?:my|our) bill|out of (?:my|our) (?:deposit|wages|pay|salary|own pocket)|unpaid (?:days?|leave|hours|shifts?)|(?:puts?|putting) (?:the|my|our) (?:rent|price|fee)s? up',
      '(?:too |very |really |so |quite |more |pretty )?expensive|costly|pricey|overpriced|over budget',
      'costs? (?:us|me|them|you|people|the \\w+) (?:a lot|money|more|extra|too much|a fortune|\\d[\\d.,]*)|costs? (?:a lot|too much|a fortune|money)',
      `${money}(?! (?:note|coin|shop|bill|notes|coins))`,
      "(?:can't|cannot|couldn't|could not) afford|(?:wast|los|spend|sav)(?:e|es|ed|ing)? (?:a lot of |so much |too much |all that |our |my )?money|(?:lost|spent) (?:a lot of |so much |too much )?money",
    ),
  ],
  time: [
    words(
      `(?:takes?|took|taking|spend|spends|spent|spending|wastes?|wasted|wasting|lose|loses|lost|losing|wait(?! an? minute)|waits|waited|waiting)(?: me| us| you| them| for| about| around| roughly| up to| at least| almost| nearly| over| more than| another| like| maybe| probably)* ${duration}(?! of | off)`,
      "(?<!i am )(?<!i'm )(?:takes?|took|taking) (?:me |us |you |them )?(?:(?:so|too|very|really|quite|way too) long|(?:a|quite a) (?:long )?while|forever|ages|a long time|(?:a lot|lots|plenty) of time|hours|days|weeks|months|so much time|too much time|much longer|years)",
      `(?:late|early) by ${duration}|${duration} (?:too )?late(?!r)|(?:stood|stand|sat|sit|stayed|queued?|looked|searched|rang|phoned|been|was|were|went quiet|in progress)(?: \\p{L}+){0,8} for ${duration}|${duration} before (?:any|some)(?:one|body)`,
      '(?:have|has|had) to (?:explain|repeat|type|enter|write|fill)(?: \\p{L}+){0,8} (?:again|twice|every time|each time|from the beginning|from scratch)|(?:two|three|four|five|six|seven|eight|nine|ten) (?:e-?mails|calls|phone calls|visits|trips|attempts)|(?:stayed|stay|sat|sit) up (?:for|until|late|all)',
      "time[- ]consuming|wast(?:e|es|ed|ing) (?:of |so much |a lot of |too much |my |our |your |their |people's )?time|half (?:a|my|the|our) (?:day|morning|afternoon)|hours on end",
      '(?:loses?|lost|losing|costs?)(?: me| us)? (?:an? |the )?(?:whole |full |entire )?(?:day|night|morning|evening|weekend|week)s? of \\p{L}+',
      '(?:for|after) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|\\d+) (?:days|weeks|months)(?! (?:they|people|everybody|i|we|he|she) (?:was|were|has been|have been|had been|kept)? ?(?:say|tell|complain|ask|talk))|on the (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) day|from the beginning (?:again|every time|each time)|starts? (?:again )?from the beginning',
      `${duration} for (?:one|two|three|four|five|six|ten|twenty|each|every|a single) \\p{L}+`,
      `${some} (?:minutes|hours|days) (?:a|per|every|each) (?:day|week|month|shift|person|patient|customer|order)`,
    ),
  ],
  risk: [
    words(
      'danger(?:ous|ously)?|(?:too |so |very |really |pretty |quite )?risky|at risk|unsafe|(?:not|isn[’\\x27]t|wasn[’\\x27]t) safe|scared to|too scared|afraid (?:to|of|that)|risk(?:s|ed|ing)? (?:of )?\\p{L}+ing',
      "there(?:'s| is| was| are|'s always| is always) (?:a|the|some|always a) (?:(?:very|big|bigger|high|huge|real|serious|small|great|certain) )*risks?|an? (?:very )?(?:big|bigger|high|huge|real|serious|great|major) risk",
      '(?:gets?|got|getting|been) (?:hurt|injured|sued|fired|scammed|hacked|robbed|burnt|burned)|injur(?:y|ies|ed)|lawsuit|liability',
      '(?:lose|loses|losing|lost) (?:our |my |their |some |a lot of |all (?:the |my |our )?|many |the )?(?:customers?|clients?|users?|patients?|data|orders?|sales|business|trust|jobs?|revenue|contracts?|track|work|files?)',
      '(?:miss|misses|missed|missing) (?:the|my|our|an?|his|her|their) (?!point|joke|old)\\p{L}+|(?:be|being|been|get|got) (?:evicted|thrown out|told off|stuck|stranded|locked out|cut off|charged twice)|the same thing breaks again|(?:does|would|may|might|can) ?(?:not|n\\x27t|n’t) (?:have to )?renew|become the difficult|reasons? (?:for (?:me|us) )?to leave|(?:thinking|thought) (?:of|about) (?:leaving|moving|cancelling|quitting)',
      "(?:cancel|cancels|cancelled|canceled|quit) (?:my|our|the|their) (?:membership|contract|subscription|account|order)|(?:do|did|would|could) ?(?:not|n't|n’t) trust",
      '(?:security|safety) (?:holes?|issues?|breach(?:es)?|risks?|problems?|concerns?|hazards?)|data breach|hazard(?:ous)?|life and death|life or death|get into trouble|got into trouble',
      'lost (?:all|half|most) (?:of )?(?:my|our|the|their) \\p{L}+',
    ),
  ],
  frequency: [
    words(
      'every (?:single )?(?:day|morning|evening|night|week|month|time|hour|shift|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
      `(?:once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|several|many|multiple|\\d+)(?: or (?:two|three|four|five|six|\\d+))? times) (?:a|per|every|each) (?:day|week|month|shift|hour|night)`,
      '(?:almost|nearly) (?:always|every)|all the time|constantly|again and again|over and over|on a daily basis|half (?:of )?the time|most days|day in,? day out',
    ),
  ],
  workaround: [
    words(
      '(?:quicker|easier|faster|simpler|cheaper|safer) (?:for (?:me|us) )?to \\p{L}+ (?:\\p{L}+ ){0,6}than|(?:i|we)(?:\\x27d|’d| would)? rather (?!not)\\p{L}+(?: \\p{L}+){1,8} than',
      '(?:i|we|you|they) (?:have|had|always have|often have) to (?:phone|ring|call|ask|go back|go home|walk|take|borrow|buy|carry|copy|print|guess|turn round|turn around|move|pull|push|leave early|get up|stay|come back|find another|use another|use my own|use our own)',
      '(?:i|we) (?:have )?(?:sealed|fixed|mended|patched|borrowed|boiled|wrapped|taped|rented|hired) (?!up)\\p{L}+ (?:\\p{L}+ ){1,8}(?:myself|ourselves|now|from|for)|(?:took|take|takes) (?:a taxi|the bus|the train|two trains|my own)',
      'work ?arounds?|work(?:ed|ing)? around (?:it|that|this)|by hand|manually(?! \\p{L}+ed)|(?:on|pen and) paper(?! (?:to|it|that|this|they|we|you|the|there)\\b)|sticky notes?|post-?its?|copy(?:ing)?(?: and|,)? ?past(?:e|ed|ing)|make ?shift',
      '(?:in|on|use|uses|used|using|keep|keeps|kept|with|own|into|have) (?:an? |the |my |our |this |that |one |big |giant |own |separate |shared )*(?:spreadsheets?|excel(?: file| sheets?)?|google sheets?)',
      '(?:so |and )?instead,? (?:i|we) (?:just |usually |always |simply )?(?:have to|use|write|call|ask|phone|text|email|print|type|copy|keep|draw|guess|drive|walk|take|buy|borrow)|(?:so|and|then) (?:i|we) (?:just |usually |always |simply )?(?:\\w+ ){1,4}instead',
      '(?:i|we|they|people) (?:just |always |usually |often |then )?(?:end|ends|ended) up (?:just )?(?:doing|writing|calling|asking|copying|driving|printing|typing|guessing|phoning|emailing|texting|buying|using)',
      'borrow(?:s|ed)? (?:\\p{L}+ ){1,4}from|for cash|cash in hand|(?:fix|fixed|repaired?|sealed?|painted?|built|mended?) (?:it|them|the \\p{L}+) (?:myself|ourselves)|instead of (?:asking|calling|waiting|reporting)',
      '(?:keep|keeps|kept|made|make|have|write) (?:my|our|their|his|her) own (?:list|lists|notes?|file|log|table|version)',
      '(?:i|we|they) had to (?!drive|go|say|admit|think|laugh|smile|be |have |stop|give up|start|throw|cancel|abandon|postpone|redo|deal)\\p{L}+',
    ),
  ],
  hindrance: [
    words(
      `(?:(?:was|were|am|are|is|be|been) (?:not able|unable)|(?:was|were|is|are)n't able) to ${doing}`,
      `could(?:n't| not) (?:even |really |actually |just )?${doing}`,
      `(?:can't|cannot|can not) (?:even |really |actually |just |simply )?(?:use|read|see|find|open|reach|get (?:in|out|through|there|it)|send|finish|plan|change|check|compare|order|pay|book|sell|work|enter|leave|go|assess|measure|start|run|deliver|produce|reproduce|fix|follow|control|intervene|automate|train|test|deploy|cook|bake|print|save|log in|sign up|call|join|come|move|park|walk|drive|shop|rely|delete|download|install|receive|edit|share|invoice)`,
      '(?:stop(?:s|ped)?|keeps?|kept|prevent(?:s|ed)?) (?:me|us|them|people|you|him|her) from \\p{L}+ing|(?:was|is|were|are)(?: just| simply)?(?: not|n\\x27t|n’t) possible|impossible to \\p{L}+',
      'had to (?:stop|give up|start (?:over|again)|throw|cancel|abandon|postpone|redo) \\p{L}+',
      '(?:i|we|they|he|she|people)(?: just| almost| nearly| then)? (?:gave|give) up(?! smoking)',
    ),
  ],
  affected: [
    words(
      `${ownPeople} (?:\\p{L}+ ){0,3}?(?:cough|coughs|ill|sick|cried|cries|cry|worr(?:y|ies|ied)|notice[ds]?|noticed|complain(?:s|ed)?|suffers?|suffered|asks? me why|asked me why|hates? it|scared|afraid|tired|upset|cross|angry|waits?|waited|waiting)`,
      "i(?: just| still)? (?:lie|lay) awake|(?:can't|couldn't|cannot|can not) sleep|(?:it |that |this )(?:really |just )?(?:stresses|worries|scares|annoys|frustrates|upsets|exhausts|bothers) (?:me|us)|i(?:'m| am| was|'ve been) (?:(?:really|so|just|very|too|always|quite) )?(?:ashamed|embarrassed|exhausted|stressed|worn out|fed up|scared|frightened|worried|nervous|anxious)|i could have cried|(?:don't|do not) (?:invite|have) (?:people|anyone|friends|guests)(?: \\p{L}+){0,2} any ?more",
      `(?:affects?|affected|hurts?|harms?|frustrates?|confuses?|annoys?|upsets?|scares?|burdens?) (?:all |all of |a lot of |many |most |the |our |my |other |some |older |elderly |new |young )*${affectedPeople}`,
      `${affectedPeople} (?:then |just |often |always |also |usually |constantly |really |who come in |even )*(?:complain|complains|complained|complaining|suffer|suffers|suffered|get (?:angry|upset|confused|frustrated|annoyed|lost|scared)|gets (?:angry|upset|confused|frustrated)|(?:are|were|is|was) (?:angry|upset|confused|frustrated|annoyed|affected|scared|furious)|give up|gave up|have to wait|had to wait|walk away|walk out|drop out|miss out|struggle|struggles|struggled)`,
      `(?:hard|harder|hardest|difficult|confusing|unfair|stressful|terrible|a burden|a problem|frustrating) (?:for|on|to) (?:all |a lot of |many |most |the |our |my |other |some |older |elderly |new |young )*${affectedPeople}`,
    ),
  ],
};
