/** What the picture of a page says where the page is shared. `section`: what kind of page it is; `photo`: the address of a person's, '' if there is none. */
export type Card = { readonly title: string; readonly line: string; readonly section: string; readonly photo: string };

/** Raised when cards are drawn differently, so that none is shown from before. */
const drawnAs = 1;

/** The file name of a page's card, another one for whatever it says (FNV-1a, 32 bits, over code units; Fowler, Noll and Vo). */
export function cardName({ title, line, section, photo }: Card): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([drawnAs, title, line, section, photo])) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return `${(hash >>> 0).toString(36)}.png`;
}
