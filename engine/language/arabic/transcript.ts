import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /و/u,
  years: /سنة|عام[اًا]*/u,
  companyForm: /(?<![\p{L}\p{N}])ش\.?م\.?م(?![\p{L}\p{N}])\.?/u,
  family: /أطفال|أولاد|ابن|ابنة|بنات|أبناء|متزوجة?|عزباء|أرملة?/u,
  ownNote: /لنفسي|ملاحظة لنفسي|للمتابعة|لا تنس[ىي]?|ما تنساش/u,
  called: /(?:[أا]?بو|[أا]م|الحاجة?|الأستاذة?|الدكتورة?) \p{L}{2,}/u,
  calledInNotes:
    /(?<![\p{L}\p{M}])(?<name>(?:[أا]م|[أا]بو|الحاجة?|الأستاذة?|الدكتورة?|السيدة?) \p{L}{2,})(?![\p{L}\p{M}])/u,
};
