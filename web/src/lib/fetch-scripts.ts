/** Addresses that have loaded completely; null until the document's own scripts are counted in. */
let here: Set<string> | null = null;

const standingInDocument = () => [
  ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
];

/**
 * Fetches scripts that are about to be imported, into the browser's cache. Throws when one does not come. A browser remembers a failed import, its own and
 * that of anything it stands on, until the page is loaded again; a fetch it does not, so what failed here can be tried again.
 */
export async function fetchScripts(addresses: readonly string[]): Promise<void> {
  here ??= new Set(standingInDocument());
  const known = here;
  await Promise.all(
    addresses
      .filter((address) => !known.has(address))
      .map(async (address) => {
        const answer = await fetch(address);
        if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
        await answer.arrayBuffer();
        known.add(address);
      }),
  );
}
