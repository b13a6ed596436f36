/** What the picture of a page says where the page is shared. `section`: what kind of page it is; `photo`: the person's, '' if there is none. */
export type Card = { readonly title: string; readonly line: string; readonly section: string; readonly photo: string };

const mostTitle = 90;
const mostLine = 150;

/** A text that fits on its lines, cut between words. */
function fitted(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.–-]+$|[\ud800-\udbff]$/, '')}…`;
}

export const fittedCard = ({ title, line, section, photo }: Card): Card => ({ title: fitted(title, mostTitle), line: fitted(line, mostLine), section, photo });

/** Our fonts have the letters of Europe; a card in any other script would be full of boxes. */
export const canBeDrawn = ({ title, line }: Card): boolean => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}\p{Sc}+=<>|~^°©®™]*$/u.test(title + line);

/** Raised when cards are drawn differently, so that none is shown from before. */
const drawnAs = 1;

/** Changes with whatever the card says (FNV-1a, 64 bits, Fowler, Noll and Vo). */
function hashOf(card: Card): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify([drawnAs, card.title, card.line, card.section, card.photo])))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/** Name of the picture of a card that says this. */
export const cardName = (card: Card): string => `${hashOf(card)}.png`;
/** The address of a page's card; `page` is the path of the page, with its query. */
export const cardPath = (card: Card, page: string): string => `/cards/${cardName(card)}?page=${encodeURIComponent(page)}`;
