const past = /(?:[aei]ram|avam|ávamos|íamos|aríamos|ariam|aria|[aei]rei)$/u;
/** «esperou», «vendeu», «saiu», but «museu», «europeu», «meu». */
const thirdPast = /(?:ou|iu|[bcdfglmnprtvz]eu)$/u;
const firstPast = /(?:[^r]ei)$/u;
const nouns =
  /^(?:museu|europeu|judeu|liceu|secretaria|padaria|livraria|pizzaria|portaria|maria|mercearia|lavanderia)$/u;

/** Whether a folded word ends as a verb in the past or the conditional. Rather none than a noun. */
export const endsAsVerb = (form: string): boolean =>
  form.length > 4 &&
  !nouns.test(form) &&
  !/(?:[td]aria|raria)$/u.test(form) &&
  (past.test(form) || thirdPast.test(form) || firstPast.test(form));

/** «Precisei de uma hora»: a verb in the first person is its own subject. */
export const isFirstPerson = (form: string): boolean => /(?:o|ei|mos)$|^(?:tive|fiz|pude|queria|gostaria)$/u.test(form);
