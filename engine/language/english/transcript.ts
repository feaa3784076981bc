import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /and/u,
  number: /no\.?/u,
  article: /(?:an?|the|our|one of (?:the|our))\s+/u,
  relative: /who|which|whose|that/u,
  title: /[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof/u,
  labelTitle: /the|hon|right|sir|dame/u,
  age: /aged?/u,
  years: /years?(?: old)?|yrs?\.?|y\/?o/u,
  decade: /(?:in (?:his|her|their) |early |mid[- ]|late )*[1-9]0s/u,
  ageFirst: /(?:an?\s+)?(?<age>[1-9]\d)[- ]years?[- ]old/u,
  sex: /(?:fe)?male|[fm]\.?/u,
  saysWho: /(?:the )?(?:participant|interviewee|respondent) (?:is|was)/u,
  trade: /er|or|ist|ian|ant|ent|nurse|clerk/u,
  noTrade: /since|for|in|at|from|with|near|lives|married|single/u,
  shortened: /dept|asst/u,
  roughly: /c\.|about|around|approx\.?/u,
  size: /pupils|students|residents|employees|staff|people|beds|members|households|customers|seats|classes|groups/u,
  schoolYear: /year|grade|class|form/u,
  dwelling:
    /^(?:the )?(?:estate|flat|building)(?!\p{L})|^(?!(?:\p{L}+ ){1,4}(?:at|of|for|in|on) ).*(?<!\p{L})(?:estate|road|street|court|lane|avenue|crescent)$|^born (?:in|and)/u,
  ofTheTalk:
    /(?<!\p{L})(?:record(?:ed|ing)|phone|video|\d+\s*(?:mins?|minutes)\b|\d[\d.: ]*[ap]\.?m|talked to|spoken to|in (?:his|her|their) (?:van|kitchen|office|home|car))|interview|^(?:at (?:his|her|their|the) (?:home|house|flat|office|workplace|shop|café|cafe|kitchen table)|in (?:a|the|his|her|their) (?:café|cafe|pub|kitchen|break room|staff ?room|meeting room|garden)|(?:break|staff) ?room|after (?:a|the|his|her|their) (?:\w+ )?(?:shift|work|class)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|(?:one|a) (?:\w+day )?(?:morning|afternoon|evening))[.]?$/u,
  ofTalk: /of(?:\s+(?:the|an?))?/u,
  outOf: /of/u,
  study: /project|study/u,
  lettersOfAskers: /I|Q|INT|IV/u,
  interviewing: /interview(?:s|er)?/u,
  companyForm: /(?<![\p{L}\p{N}])(?:inc|incorporated|llc|ltd|limited|plc|corp|corporation|co)(?![\p{L}\p{N}])\.?/u,
  family: /children|child|kids?|sons?|daughters?|twins|married|single|divorced|widowed/u,
  ownNote: /note to self|my note|nb|n\.b\.|to ?do|follow[- ]up|don['’]t forget|remember to|check (?:with|whether|if)/u,
  takenDown:
    /notes|typing|typed as|jotted|scribbled|not recorded|no recording|(?:did ?n['’]t|did not) want to be recorded/u,
  askedInNotes: /ask(?:ed)?|prompt(?:ed)?|pushed (?:him|her|them)|probed/u,
  introducesSelf: /(?:[Ii]['’]m|[Ii] am|[Mm]y name is|[Mm]y name['’]s) /u,
};
