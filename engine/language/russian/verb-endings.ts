/** Words that end as a verb and are none, by how they begin. */
const nouns =
  /^(?:(?:про|об|от|пере|под|раз|за)вал|запал|накал|посыл|одеял|покрывал|постел|случаю|урожаю|трамваю|обычаю|сараю|.*тел[иья]$)/u;
const present = /(?:[аяуе]ет|[аяуе]ют|[ая]ю|[ио]рую)$/u;
const reflexive = /(?:[еи]тся|[уюая]тся|[аеиоуыя]л(?:ся|ась|ось|ись))$/u;
/** With a prefix, as a noun can end in the same letters: «накопил», «выдали», but «сигнал». */
const past = /^(?:по|на|за|вы|при|от|до|пере|раз|рас|со|у|об|из|ис|про|под|вз|недо|пред)[а-я]{2,}[аиеяыу]л[аои]?$/u;

/** Without a prefix the past is recognised in its longer forms: «слетело», «платили», but «сигнал»; and the second conjugation. */
const plainPast = /^[а-я]{3,}[аиеяыу]л[аои]$/u;
const second = /^[а-я]{3,}(?:ит|ят)$/u;
/** Nouns that end like these. */
const likePast =
  /(?:(?:недел|модел|мебел|постел|печал|отел|карамел|чернил|белил|перил)[аои]|правил[аои]|(?:начал|зеркал|могил|похвал)[ао]|(?:отдел|предел|раздел|материал|сериал|персонал|функционал|оригинал|терминал|журнал|канал|портал|капитал|потенциал|филиал|сигнал|вокзал|металл|финал|интервал|скандал|идеал|ритуал|квартал|генерал|минерал)а)$/u;
const likePresent =
  /(?:кредит|лимит|визит|аппетит|магнит|бандит|дефицит|депозит|транзит|гранит|бисквит|сателлит|габарит|десят|ребят|щенят|котят)$/u;

/** Whether a folded word ends as a verb. Rather none than a noun. */
export function endsAsVerb(form: string): boolean {
  if (form.length < 5 || nouns.test(form)) return false;
  if (present.test(form) || reflexive.test(form) || past.test(form)) return true;
  return (plainPast.test(form) && !likePast.test(form)) || (second.test(form) && !likePresent.test(form));
}

/** «Вешаю варежку»: the first person is the subject. */
export const isFirstPerson = (form: string): boolean =>
  form.length >= 5 && /(?:[ая]ю|[ио]рую)$/u.test(form) && !nouns.test(form);
