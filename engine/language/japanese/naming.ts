import type { Naming } from '../attribution/naming.ts';

export const naming: Naming = {
  addresses: [
    '([\\u3400-\\u9fff]{1,4}|[\\u30a0-\\u30ff]{2,8})(?:さん|様|さま|くん|ちゃん|氏|先生|先輩|部長|課長|係長|社長|店長|主任)',
  ],
  noNames: 'お客 皆 みな お母 お父 お兄 お姉 奥 お医者 患者 業者 皆様 客 母 父 店員 運転手',
  streets: /〒?\d{3}-\d{4}(?: ?[\u3400-\u9fff]{2,4}[都道府県][\u3040-\u30ff\u3400-\u9fff\d丁目番地号-]{2,20})?/gu,
};
