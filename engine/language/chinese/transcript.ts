import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /和/u,
  article: /一[名位个]/u,
  years: /岁/u,
  companyForm: /(?:股份)?有限(?:责任)?公司/u,
  family: /孩子|儿子|女儿|已婚|未婚|单身/u,
};
