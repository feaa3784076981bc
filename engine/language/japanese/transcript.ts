import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /と/u,
  years: /歳/u,
  companyForm: /株式会社|有限会社|\(株\)|（株）/u,
};
