import { ownHeaders, refusal, UnreachableError } from './api.ts';

/** Calls an address of the API that answers a file; throws as every call does. */
export async function demandFile(path: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(path, { method, credentials: 'include', headers: ownHeaders() }).catch((error) => {
    throw error instanceof TypeError ? new UnreachableError() : error;
  });
  if (!response.ok) throw refusal(response.status, response.statusText, await response.text());
  return response;
}

/** Hands a file to the browser to keep; answers its name. */
export async function keepFile(response: Response, otherwise: string): Promise<string> {
  const fileName = fileNameOf(response.headers.get('content-disposition'), otherwise);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileName;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return fileName;
}

/** The name that keeps every script. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded ? decodeURIComponent(encoded) : otherwise;
  } catch {
    return otherwise;
  }
}
