import { messageOf, ownHeaders, RequestError, refusal, UnreachableError } from '../../lib/api.ts';
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
  await demand(path, 'HEAD');
  const response = await demand(path, 'GET');
  const fileName = fileNameOf(response.headers.get('content-disposition'));
  save(await response.blob(), fileName);
  return fileName;
}

async function demand(path: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(path, { method, credentials: 'include', headers: ownHeaders() }).catch((error) => {
    throw error instanceof TypeError ? new UnreachableError() : error;
  });
  if (!response.ok) throw refusal(response.status, response.statusText, await response.text());
  return response;
}

/** The name that keeps every script; without one the file is called a report. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : 'report.pdf';
  } catch {
    return 'report.pdf';
  }
}

function save(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
