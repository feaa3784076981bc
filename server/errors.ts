/** An error shown to the user: `message` is the sentence they read. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const notAuthenticated = () => new AppError(401, 'not_authenticated', 'Not authenticated');
/** The same for missing objects and for those of other companies. */
export const notFound = () => new AppError(404, 'not_found', 'Not found');
const namedIds = 5;
/** Documents that a request names and the project lacks. Missing and foreign ones are told in the same words. */
export function documentsNotFound(ids: readonly number[]): AppError {
  const named = ids.slice(0, namedIds).join(', ') + (ids.length > namedIds ? ', …' : '');
  const [subject, they] = ids.length === 1 ? [`Document ${named} is`, 'It'] : [`Documents ${named} are`, 'They'];
  return new AppError(404, 'not_found', `${subject} not in this project. ${they} may have been deleted.`);
}
export const forbidden = (message = "You don't have permission to do this.") => new AppError(403, 'forbidden', message);
/** A colleague's object that only its creator or an admin may delete. */
export const notAuthor = () =>
  new AppError(403, 'not_author', 'Only the person who created this, or an admin, can delete it.');
export const invalid = (message: string) => new AppError(400, 'invalid', message);
export const conflict = (message: string) => new AppError(409, 'conflict', message);
export const tooMany = (seconds: number, why = 'Too many attempts.') =>
  new AppError(429, 'too_many_requests', `${why} Please try again in ${waitingTime(seconds)}.`, {
    'retry-after': String(seconds),
  });
export const unavailable = (message: string) => new AppError(503, 'unavailable', message, { 'retry-after': '5' });

function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60 ? `${seconds} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
