import type { Language } from '#contract/languages.ts';
import type { EngineDocument } from '../../engine.ts';
import { plainDocument } from '../../testing/documents.ts';

/** Two short interviews each, in languages that put their quotation marks, capitals and spaces elsewhere than English does. */
const texts: Partial<Record<Language, readonly [string, string]>> = {
  german: [
    `Interviewerin: Wie planen Sie die Woche?
Renate Vogt: Am Sonntagabend schreibe ich den Plan auf die Rückseite einer alten Rechnung. Die App habe ich dreimal versucht, aber sie verliert jedes Mal die Zeiten vom Wochenende. Wenn jemand krank wird, rufe ich fünfundzwanzig Leute der Reihe nach an. Am Ende stehe ich meistens selbst bis Mitternacht im Laden.`,
    `Interviewerin: Und wie ist es bei Ihnen?
Oskar Brandt: Bei uns hängt der Plan neben dem Kühlraum, und jeder streicht darin herum. Letzten Monat standen an einem Samstag gleich vier Leute gleichzeitig an der Kasse. Ich möchte eine Nachricht bekommen, sobald jemand seinen Namen aus dem Plan streicht. Mit dem Telefon allein finde ich am Morgen niemanden mehr.`,
  ],
  japanese: [
    `聞き手：一週間の予定はどう立てますか。
田中さとみ：日曜日の夜に古い請求書の裏に予定を書いています。アプリは三回試しましたが、週末の時間が毎回消えてしまいました。誰かが休むと二十五人に順番に電話をかけます。最後は自分が夜中まで店に残ることが多いです。`,
    `聞き手：そちらではどうですか。
山本けんじ：予定表は冷蔵庫の横に貼ってあって、みんなが勝手に書き直します。先月の土曜日には四人が同時にレジに立っていました。名前が消されたらすぐに知らせが欲しいです。朝に電話だけで代わりを探すのはもう無理です。`,
  ],
  chinese: [
    `采访者：您怎么安排一周的工作？
赵敏：我星期天晚上把排班写在旧发票的背面。那个软件我试过三次，可是周末的时间每次都会丢失。有人生病的时候，我要一个一个给二十五个人打电话。到最后常常是我自己在店里待到半夜。`,
    `采访者：您那边呢？
周海：我们的排班表贴在冷库旁边，谁都可以随便涂改。上个月有一个星期六四个人同时站在收银台前面。谁把自己的名字划掉，我希望马上收到消息。早上光靠打电话我已经找不到人了。`,
  ],
};

export const shortInterviews = (language: Language): EngineDocument[] =>
  (texts[language] ?? []).map((text, i) => plainDocument(text, i + 1));
