import type { PortfolioView } from '@folia/contracts/portfolio/shapes';

type Shown = Pick<PortfolioView['profile'], 'name' | 'headline' | 'location' | 'links' | 'email' | 'phone' | 'updatedAt'>;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line in pieces of at most 75 bytes, the further ones behind a space (RFC 2426 section 2.6); no character is cut. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** Family name and the rest. Address books ask for them, so the last word is taken for the family name; FN holds the whole name. */
function nameParts(name: string): string {
  const words = name.split(' ');
  const family = words.length > 1 ? words.at(-1) : '';
  return `${escaped(family ?? '')};${escaped(words.slice(0, family ? -1 : undefined).join(' '))};;;`;
}

/**
 * Contact data as vCard 3.0 (RFC 2426), which every address book takes. Visibility is decided before: pass what the projector answered.
 * `page` is the address of the portfolio. Pure.
 */
export function writeVcard({ name, headline, location, links, email, phone, updatedAt }: Shown, page: string): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name)}`,
    `FN:${escaped(name)}`,
    headline && `TITLE:${escaped(headline)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    phone && `TEL:${escaped(phone)}`,
    location && `ADR:;;;${escaped(location)};;;`,
    `URL:${page}`,
    ...links.map(({ url }) => `URL:${url.replace(/[\r\n]/g, '')}`),
    `REV:${updatedAt}`,
    'END:VCARD',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(String(line))}\r\n`)
    .join('');
}
