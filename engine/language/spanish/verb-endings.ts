const past = /(?:ó|aron|ieron|aban|ábamos|íamos|aríamos|arían|aría|[aei]ré)$/u;
/** «llamé», but «café». */
const firstPast = /[^f]é$/u;
const nouns = /^(?:comit|beb|pur|chal|canap|porqu|tambi|despu|jersei)/u;

/** Whether a folded word ends as a verb in the past or the conditional. Rather none than a noun. */
export const endsAsVerb = (form: string): boolean =>
  form.length > 4 && !nouns.test(form) && (past.test(form) || firstPast.test(form));

/** «Necesité una hora»: a verb in the first person is its own subject. */
export const isFirstPerson = (form: string): boolean => /(?:[oéí]|mos)$|^(?:he|había|podría|quisiera)$/u.test(form);
