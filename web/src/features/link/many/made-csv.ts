import type { LinkWithToken } from '@folia/contracts/link/shapes';

/** A cell of a CSV file (RFC 4180); what a spreadsheet would run as a formula is kept as text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The links that were made, with their addresses. `addressOf` makes one from a token. */
export function madeCsv(links: readonly LinkWithToken[], addressOf: (token: string) => string): string {
  const lines = links.map(({ link, token }) => [link.description, addressOf(token), link.expiresAt].map(cell).join(','));
  return `${['recipient,address,ends', ...lines].join('\r\n')}\r\n`;
}
