import { readAnswer, requestHeaders } from './api';
import { ConnectionError } from './api-error';
import { apiAddress } from './config';
import { reportRefused } from './unauthorized';

/** How long the browser may take to begin with a file before its address is taken back, in ms. */
const beginsWithinMs = 60_000;

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
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), beginsWithinMs);
}
