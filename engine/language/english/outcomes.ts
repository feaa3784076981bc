import { words } from '../cue.ts';
import type { Outcomes } from '../definition.ts';

export const outcomes: Outcomes = {
  opening: words(
    "^(?:and |but )?so (?:now |then |in the end |instead )?(?:i|we|you|they|he|she|nobody|people|everyone)(?! (?:mean|guess|think|suppose|believe|would say|know|do (?:get|see|understand)|don't know|do not know|can't say|wouldn't know))",
    "^(?:and )?(?:that's|that is|this is|that was) why (?:i|we|you|they|he|she|nobody|people|everyone)",
    '^(?:and )?(?:because of (?:that|this)|as a result|which mean[st]|that mean[st]),? (?:that )?(?:i|we|you|they|he|she|it|the|my|our|nobody|people|everyone)',
    "^(?:and )?(?:then|by then|in the end|eventually|after that),? (?:the \\p{L}+|it|they|we|i|he|she|somebody|nobody) (?:was|were|had|got|went|came|found|lost|said|told|gave|took|put|did|could|couldn't|didn't|wasn't|weren't|\\p{L}{3,}ed)",
  ),
  asked: words(
    '^(?:(?:and|so|ok|okay|right),? )*(?:then|what then|what happened(?: then| next| after that| in the end)?|(?:then,? )?what (?:do|did) you (?:do|end up doing)(?: then| next| instead| about (?:it|that)|,? (?:when|if) [^?]{1,40})?|how did (?:it|that) (?:end|turn out)|what (?:came|became) of (?:it|that)|what (?:does|did) that mean(?: for you| to you)?|how did you (?:handle|solve|deal with) (?:it|that)|how do you get a?round (?:it|that))$',
  ),
};
