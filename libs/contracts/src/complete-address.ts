/** A host as people write it: words with dots between them, and then nothing, a port, a path, a query or a fragment. */
const bareHost = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d{1,5})?([/?#]|$)/u;

/** A web address as it was typed, with `https://` where it was left out; anything else, trimmed, stays what it is. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.startsWith('//')) return `https:${address}`;
  return bareHost.test(address) ? `https://${address}` : address;
}
