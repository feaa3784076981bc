/**
 * The media type of a reply in lines of JSON: any number of `{ part }`, then `{ reply }` or, where that fails, `{ error }` with its
 * `status`. An error before the first line is a separate reply, as in other calls.
 */
export const linesType = 'application/x-ndjson';
