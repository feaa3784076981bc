/** Words that end as a verb and are none, by how they begin. */
const nouns =
  /^(?:(?:про|об|от|пере|под|раз|за)вал|запал|накал|посыл|одеял|покрывал|постел|случаю|урожаю|трамваю|обычаю|сараю|.*тел[иья]$)/u;
const present = /(?:[аяуе]ет|[аяуе]ют|[ая]ю)$/u;
const reflexive = /(?:[еи]тся|[юя]тся|[аеиоуыя]л(?:ся|ась|ось|ись))$/u;
/** With a prefix, as a noun can end in the same letters: «накопил», «выдали», but «сигнал». */
const past = /^(?:по|на|за|вы|при|от|до|пере|раз|рас|со|у|об|из|ис|про|под|вз|недо|пред)[а-я]{2,}[аиеяыу]л[аои]?$/u;

/** Whether a folded word ends as a verb in the present, or in the past with a prefix. Rather none than a noun. */
export function endsAsVerb(form: string): boolean {
  if (form.length < 5 || nouns.test(form)) return false;
  return present.test(form) || reflexive.test(form) || past.test(form);
}

/** «Вешаю варежку»: the first person is the subject. */
export const isFirstPerson = (form: string): boolean => form.length >= 5 && /[ая]ю$/u.test(form) && !nouns.test(form);
