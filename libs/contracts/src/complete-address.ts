/** A host as people write it: words separated by dots, followed by nothing, a port, a path, a query or a fragment. */
const bareHost = /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d{1,5})?([/?#]|$)/u;

/** A typed web address, with `https://` added if it was left out; anything else is only trimmed. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (address.startsWith('//')) return `https:${address}`;
  return bareHost.test(address) ? `https://${address}` : address;
}
