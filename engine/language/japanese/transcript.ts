import type { Transcript } from '../transcript.ts';

export const transcript: Transcript = {
  and: /と/u,
  years: /歳/u,
  noTrade: /勤続|入社|在住|出身/u,
  companyForm: /株式会社|有限会社|\(株\)|（株）/u,
  family: /子ども|子供|息子|娘|既婚|独身/u,
  ownNote: /自分用|備忘|要確認|後で確認|あとで確認|忘れずに/u,
  calledInNotes: /(?:^[\s\d/.（(]*|[\s：:])(?<name>[\p{Script=Han}\p{Script=Katakana}]{1,5}(?:さん|様))/u,
  called: /[\p{Script=Han}\p{Script=Katakana}]{1,5}(?:さん|様|氏)/u,
  takenDown: /メモ|ノート|打ちながら|書きながら|ほぼそのまま|録音(?:なし|せず|は断られた|は嫌|NG)/u,
};
