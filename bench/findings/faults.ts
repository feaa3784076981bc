import type { StudyLanguage } from './studies.ts';

/** What a rule can see of a title that a researcher would not keep. Written apart from the engine's own rules on purpose. */
type Signs = {
  readonly filler: RegExp;
  /** A title that begins or ends like this was cut out of a sentence. */
  readonly fragment: RegExp;
  /** Words, or characters in Japanese, below which a title says too little. */
  readonly minLength: number;
};

const signs: Record<StudyLanguage, Signs> = {
  english: {
    filler: /\b(?:um+|uh+|er|erm|hm+|you know|i mean|kind of|sort of|i guess|yeah|okay)\b|\blike,|, like\b/iu,
    fragment:
      /^(?:\p{Ll}|(?:And|But|So|Because|Which|Who|That's why|Or|Then|Of|To|With)\b)|\b(?:and|but|or|so|of|to|the|an?|is|are|was|because|that|which|with|for|my|their)$/u,
    minLength: 4,
  },
  german: {
    filler: /(?<!\p{L})(?:äh+m?|ähm|hm+|also|sozusagen|halt|irgendwie|weiß ich nicht|na ja|puh|sag mal)(?!\p{L})/iu,
    fragment:
      /^(?:\p{Ll}|(?:Der|Die|Das) (?:mit|de[rnm]|die|das|schon|sich|ich|wir|man|er|sie)\s|(?:Und|Aber|Weil|Denn|Dass|Oder|Der dann|Wo|Damit|Sodass)\s)|(?<!\p{L})(?:und|aber|oder|weil|dass|der|die|das|ein|eine|mit|von|zu|ist|sind|war|für|lieber)$/u,
    minLength: 4,
  },
  japanese: {
    filler: /(?:^|[、。])(?:えーと|ええと|えっと|えー|あの|その|まあ|なんか|うーん)(?:、|$)/u,
    fragment: /^(?:で、|でも|だから|それから|それで|あと)|(?:て|で|が|ので|から|けど|けれど|は|を|に|と|も|の|、)$/u,
    minLength: 8,
  },
};

/** The faults of a title: `fragment`, `filler`, `question`, `too short`. */
export function faultsOf(title: string, language: StudyLanguage): string[] {
  const { filler, fragment, minLength } = signs[language];
  const bare = title.trim().replace(/[.。!！]+$/u, '');
  const length = language === 'japanese' ? bare.length : bare.split(/\s+/).length;
  return [
    ...(fragment.test(bare) ? ['fragment'] : []),
    ...(filler.test(bare) ? ['filler'] : []),
    ...(/[?？]$/u.test(bare) ? ['question'] : []),
    ...(length < minLength ? ['too short'] : []),
  ];
}
