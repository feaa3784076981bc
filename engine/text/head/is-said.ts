import { header as headerTuning } from '../../tuning.ts';

const { maxValueLength, maxWords } = headerTuning;
const sentence = /[?？؟!！。।]|[.…]["'”’»)]?$/u;
/** "24 Min.", "ca. 40 min." */
const measure = /^(?:\p{L}{1,5}\.\s*)?\d[\d.,:]*\s?\p{L}{0,8}\.$/u;
/** "part-time, 30 hrs." */
const shortForm = /\d\s?\p{L}{1,5}\.$/u;
/** "Mrs W." */
const initial = /(?:^|\s)[\p{Lu}\p{Lo}]\.$/u;

/** Whether the value of a field is speech: it is a sentence, or as long as one. */
export const isSaid = (value: string, most: number = maxWords): boolean =>
  value.length > maxValueLength ||
  (sentence.test(value) && ![measure, shortForm, initial].some((other) => other.test(value.trim()))) ||
  value.split(/\s+/).length > most;

/** The same for a field whose value may be longer. */
export const isSentence = (value: string): boolean => sentence.test(value) && !measure.test(value.trim());
