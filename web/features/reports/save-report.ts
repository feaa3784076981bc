import { messageOf, RequestError, UnreachableError } from '../../lib/api.ts';
import { demandFile, keepFile } from '../../lib/save-file.ts';
import { viewAs } from '../../lib/view-as.ts';

/** The sentence of a download that failed, as the specification has it. */
export function failureText(error: unknown): string {
  if (error instanceof UnreachableError) return error.message;
  if (!(error instanceof RequestError)) return 'Failed to download PDF: the file could not be saved';
  if (error.status === 401) return 'You need to be logged in to download this report.';
  const denied = "You don't have permission to download this report.";
  // The client may: the preview may not, and the server says so.
  if (error.status === 403) return viewAs ? messageOf(error, denied) : denied;
  return `Failed to download PDF: ${error.status} ${error.serverMessage ?? error.message.replace(/^\d+: /, '')}`;
}

/** Asks first whether the report may be had, then fetches it and hands it to the browser; answers the file's name. */
export async function saveReport(path: string): Promise<string> {
  await demandFile(path, 'HEAD');
  return keepFile(await demandFile(path, 'GET'), 'report.pdf');
}
