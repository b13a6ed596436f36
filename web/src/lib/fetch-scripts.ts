/** Scripts that have loaded completely, or are on their way; null until the document's own are counted in. */
let coming: Map<string, Promise<void>> | null = null;

const standingInDocument = () => [
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
];

/**
 * Fetches scripts that are about to be imported, into the browser's cache: each once, also when a dozen parts of a screen stand on it and ask at the same time.
 * Throws when one does not come. A browser remembers a failed import, its own and that of anything it stands on, until the page is loaded again; a fetch it does
 * not, so what failed here can be tried again.
 */
export async function fetchScripts(addresses: readonly string[]): Promise<void> {
  coming ??= new Map(standingInDocument().map((address) => [address, Promise.resolve()]));
  const known = coming;
  const get = (address: string) => {
    const asked = known.get(address) ?? fetchWhole(address);
    known.set(address, asked);
    asked.catch(() => known.delete(address));
    return asked;
  };
  await Promise.all(addresses.map(get));
}

/** Fetches one script into the browser's cache. Throws when it does not come. */
export async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
}
