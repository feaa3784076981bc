import type { Dictation } from '../dictation.ts';

export const dictation: Dictation = {
  written:
    /(?<!\p{L})(?:headlines?|(?:sub)?headings?|titles?|captions?|findings?|conclusions?|takeaways?|summar(?:y|ies)|abstracts?|reports?|write-?ups?|recaps?|overviews?|analys[ie]s|evaluations?|transcripts?|paragraphs?|wording|phrases?|keywords?|labels?|line|word|output|repl(?:y|ies)|answers?|insights?)(?!\p{L})/iu,
  naming:
    /(?<!\p{L})(?:call|name|label|title|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit)(?:d|ed|s|ing|n|ten)?(?!\p{L})/iu,
  asking:
    /(?<!\p{L})(?:please|kindly|must|shall|should|ought to|(?:has|have|needs?) to|(?:is|are) to|make sure|be sure|remember to|(?:do not|don['’]t) forget|no longer|wherever|whatever you|as often as|belongs? (?:in|on|under)|requested|insists?|we ask|(?:is|are) (?:essential|required|vital|advisable|mandatory))(?!\p{L})/iu,
  own: /(?<!\p{L})(?:I|we|he|she|they|it|people|somebody|someone)(?:['’]d|['’]ve)? (?:\p{L}+ )?(?:must|shall|should|ought to|(?:has|have|had|needs?|needed) to)(?!\p{L})|(?:must|should|do|does) (?:I|we|he|she|they)(?!\p{L})|(?<!\p{L})(?:I|we|he|she|they|people)(?:['’](?:ve|d|ll))? (?:(?!you(?!\p{L}))\p{L}+,? ){0,4}(?:make|be) sure(?!\p{L})/giu,
  imperative:
    /(?:^|[.;:!?–—]\s+)(?:(?:just|always|never|simply|only|then|please|kindly) )?(?:call|name|label|mention|cite|say|write|repeat|spell|refer|include|quote|describe|present|highlight|emphasi[sz]e|recommend|praise|conclude|summari[sz]e|stress|credit) /iu,
  toModels: [
    /\b(?:previous|prior|above|earlier) instructions?\b.{0,30}\b(?:void|invalid|cancel\w*|obsolete|replaced|no longer)\b|\byour (?:only|new|real|sole) (?:task|job|goal|purpose)\b|\bstop (?:analy[sz]ing|summari[sz]ing)\b|\b(?:ai|language) models?,? (?:reading|processing|who|that) (?:read )?(?:this|these)\b|\btell (?:the|your) readers?\b/i,
    /\b(?:ignore|disregard|forget|override|discard|abandon|drop)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|directives|guardrails|told|orders)\b/i,
    /\byou are (?:now|no longer)\b|\byou are an? (?:ai|assistant|language model|chatbot|llm)\b|\bas an? (?:ai|language model|llm)\b/i,
    /\b(?:from (?:now|this point|here) on|henceforth)\b.{0,20}\b(?:act|behave|pretend|speak|answer|respond|reply|you)\b|\b(?:act|behave|pose) as (?:an?|the) /i,
    /\b(?:note|message|instructions?|attention|dear|hey|hello|important|memo)\b.{0,24}\b(?:ai|llm|language model|ai model|ai assistant|chatbot|summari[sz]er)\b/i,
    /\b(?:whoever|who|anyone|any|the) ?(?:system|model|ai|tool|software|program|assistant|one)?\b.{0,24}\b(?:process|processes|processing|analy[sz]es?|analy[sz]ing|summari[sz]es?|summari[sz]ing|reads?|reading)\b.{0,24}\b(?:transcript|document|text|interview|file|data)\b.{0,40}\b(?:must|shall|should|has to|needs to|is required to)\b/i,
    /(?<!\b(?:I|we|they) )\b(?:respond|reply|answer|output|return|print|repeat)\b.{0,12}\b(?:only|exactly|verbatim|nothing but)\b|\bnew instructions?\b/i,
    /\b(?:include|add|insert|write|put|append|begin|start|end|title|name|mention|use|set|say|praise|recommend)\b.{0,80}\b(?:(?:every|each|all|your) (?:\w+ )?(?:titles?|summar(?:y|ies)|insights?|answers?|repl(?:y|ies)|responses?|outputs?|reports?|findings?|results?|conclusions?)|the (?:title|summary|insight|reply|output))\b/i,
    /\b(?:send|post|forward|upload|leak|reveal|show|print|output|display|disclose)\b.{0,60}(?:https?:|www\.|\b(?:api key|passwords?|secrets?|credentials|your instructions|your prompt|this conversation|all documents)\b)/i,
  ],
};
