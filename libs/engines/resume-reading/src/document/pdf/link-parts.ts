/** A link's area on the page, in points. */
export type LinkArea = { url: string; left: number; right: number; top: number; bottom: number };

export type LinkPart = { text: string; x: number; width: number; url: string };

const reach = 6;

/** The position nearest to a guessed offset where a word begins (or, for ends, where one ends). */
function wordEdge(text: string, guess: number, isStart: boolean): number {
  const isEdge = (at: number) => {
    const [before, after] = [text.charAt(at - 1), text.charAt(at)];
    return isStart ? /^[\s|•·,(]?$/.test(before) && /\S/.test(after) : /\S/.test(before) && /^[\s|•·,)]?$/.test(after);
  };
  for (let step = 0; step <= reach; step += 1) {
    for (const at of [guess - step, guess + step]) if (at >= 0 && at <= text.length && isEdge(at)) return at;
  }
  return guess;
}

/**
 * Splits a stretch of text at the links that cover parts of it; a link over (nearly) all of it takes the whole. Offsets are estimated from the areas in
 * proportion and moved to the nearest word edge. Pure; the texts of the parts add up to the text.
 */
export function linkParts(text: string, x: number, width: number, links: readonly LinkArea[]): LinkPart[] {
  const over = links.filter((link) => Math.min(link.right, x + width) - Math.max(link.left, x) > Math.min(2, width / 2)).sort((a, b) => a.left - b.left);
  const [first] = over;
  if (!first) return [{ text, x, width, url: '' }];
  if (first.left <= x + width * 0.1 && first.right >= x + width * 0.9) return [{ text, x, width, url: first.url }];
  const step = width / Math.max(1, text.length);
  const parts: LinkPart[] = [];
  let done = 0;
  const add = (to: number, url: string) => {
    if (to > done) parts.push({ text: text.slice(done, to), x: x + done * step, width: (to - done) * step, url });
    done = Math.max(done, to);
  };
  for (const link of over) {
    add(wordEdge(text, Math.max(0, Math.round((link.left - x) / step)), true), '');
    add(wordEdge(text, Math.min(text.length, Math.round((link.right - x) / step)), false), link.url);
  }
  add(text.length, '');
  return parts;
}
