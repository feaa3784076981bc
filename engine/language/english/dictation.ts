import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:headlines?|(?:sub)?headings?|titles?|captions?|findings?|conclusions?|takeaways?|summar(?:y|ies)|abstracts?|reports?|write-?ups?|recaps?|overviews?|analys[ie]s|evaluations?|transcripts?|paragraphs?|wording|phrases?|keywords?|labels?|line|word|output|repl(?:y|ies)|answers?|insights?)(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:call|name|label|title|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit)(?:d|ed|s|ing|n|ten)?(?!\p{L})/iu,
  asking:
    /(?<!\p{L})(?:please|kindly|must|shall|should|ought to|(?:has|have|needs?) to|(?:is|are) to|make sure|be sure|remember to|(?:do not|don['’]t) forget|no longer|wherever|whatever you|as often as|belongs? (?:in|on|under)|requested|insists?|we ask|(?:is|are) (?:essential|required|vital|advisable|mandatory))(?!\p{L})/iu,
  own: /(?<!\p{L})(?:I|we|he|she|they|it|people|somebody|someone)(?:['’]d|['’]ve)? (?:\p{L}+ )?(?:must|shall|should|ought to|(?:has|have|had|needs?|needed) to)(?!\p{L})|(?:must|should|do|does) (?:I|we|he|she|they)(?!\p{L})/giu,
  imperative:
    /(?:^|[.;:!?–—]\s+)(?:(?:just|always|never|simply|only|then|please|kindly) )?(?:call|name|label|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit) /iu,
};
