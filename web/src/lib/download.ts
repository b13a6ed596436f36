import { readAnswer, requestHeaders } from './api';
import { ConnectionError } from './api-error';
import { apiAddress } from './config';
import { saveBlob } from './save-blob';
import { reportRefused } from './unauthorized';

/** Saves what an address of the API answers under the name it gives: files under /api come with the auth code, which no plain link carries. */
export async function download(path: string): Promise<void> {
  const response = await fetch(apiAddress(path), { headers: requestHeaders({ Accept: '*/*' }), credentials: 'include' }).catch(() => {
    throw new ConnectionError();
  });
  if (!response.ok) {
    const { status, statusText } = response;
    readAnswer({ status, statusText, contentType: response.headers.get('content-type') ?? '', body: await response.text() }, reportRefused);
    return;
  }
  // A stream that breaks off in the middle fails here, and nothing half is saved.
  const bytes = await response.blob().catch(() => {
    throw new ConnectionError();
  });
  saveBlob(bytes, /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '');
}
