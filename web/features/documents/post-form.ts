import { ownHeaders, refusal } from '../../lib/api.ts';

/**
 * Posts a multipart form. XMLHttpRequest and not fetch, because only it reports when the bytes have left (`onSent`) and the
 * server has begun to work on them. Throws as `call` does.
 */
export function postForm<Reply>(path: string, form: FormData, onSent: () => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('load', onSent);
    request.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) reject(refusal(status, statusText, responseText));
      else resolve(JSON.parse(responseText) as Reply);
    });
    request.send(form);
  });
}
