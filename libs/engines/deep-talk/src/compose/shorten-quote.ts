const most = 32;
const joint = /(?<=[;:])\s+|(?<=,)\s+|\s+(?=[–—]\s)|(?<=\))\s+/u;

/** A stretch of a long sentence around the places that matter, letter by letter as it stands; a short one whole. Offsets are UTF-16. */
export function shortenQuote(text: string, places: readonly number[]): string {
  if (text.split(/\s+/).length <= most) return text;
  const clauses: { start: number; end: number }[] = [];
  let start = 0;
  for (const found of text.matchAll(new RegExp(joint, 'gu'))) {
    clauses.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  clauses.push({ start, end: text.length });
  const words = (from: number, to: number) => text.slice(from, to).split(/\s+/).length;
  const middle = places.length > 0 ? Math.min(...places) : 0;
  let first = Math.max(
    0,
    clauses.findIndex(({ end }) => middle < end),
  );
  let last = first;
  for (;;) {
    const [before, after] = [clauses[first - 1], clauses[last + 1]];
    const [from, to] = [clauses[first]?.start ?? 0, clauses[last]?.end ?? text.length];
    if (before && words(before.start, to) <= most) first -= 1;
    else if (after && words(from, after.end) <= most) last += 1;
    else break;
  }
  const part = text.slice(clauses[first]?.start ?? 0, clauses[last]?.end ?? text.length);
  if (part.split(/\s+/).length <= most + 12) return part.replace(/[,;:]$/, '');
  const near = text.slice(0, middle).split(/\s+/).length;
  const pieces = [...text.matchAll(/\S+/g)];
  const begin = Math.max(0, near - most / 2);
  const end = Math.min(pieces.length, begin + most);
  return text.slice(pieces[begin]?.index ?? 0, (pieces[end - 1]?.index ?? 0) + (pieces[end - 1]?.[0].length ?? 0)).replace(/[,;:]$/, '');
}
