import type { ChunkLoadError } from '../lib/load-chunk';
import { readStored, storageKeys, writeStored } from '../lib/storage';

/** Whether there is a server to load the page from: without one, the reload would end on the browser's own error page. */
const isServerThere = () =>
  fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );

/** The entry script's address contains the build's fingerprint. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/**
 * After a deploy the scripts of the previous build are gone. The page is then reloaded once for each script and build, whatever else has loaded since. Returns
 * whether the page is about to reload.
 */
export async function reloadOnce({ chunk, isLate }: ChunkLoadError): Promise<boolean> {
  const reason = `${chunk} ${build()}`;
  const before = readStored('sessionStorage', storageKeys.reloadedFor)?.split('\n') ?? [];
  if (isLate || before.includes(reason) || !(await isServerThere())) return false;
  writeStored('sessionStorage', storageKeys.reloadedFor, [...before, reason].join('\n'));
  // Without storage, nothing would stop the reloads.
  if (!readStored('sessionStorage', storageKeys.reloadedFor)?.includes(reason)) return false;
  window.location.reload();
  return true;
}
