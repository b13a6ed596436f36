import { htmlTags } from './html-tags';

/** Elements that have no end (HTML Living Standard 13.1.2). */
const endless = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Deeper than any page that a person reads: parsers take the square of it. */
const deepest = 500;
/** Characters left without scripts, styles and comments: far more than a job has. */
const most = 500_000;

/** A page without what nobody reads, cut where it is longer or nested deeper than pages of words are. Pure. */
export function boundedHtml(html: string): string {
  const kept: string[] = [];
  let [from, length, depth] = [0, 0, 0];
  const keep = (to: number) => {
    kept.push(html.slice(from, to));
    length += to - from;
    from = to;
  };
  for (const { name, closes, start, end, inside } of htmlTags(html)) {
    keep(inside === null ? end : start);
    from = end;
    if (inside === null && !endless.has(name)) depth = Math.max(0, depth + (closes ? -1 : 1));
    if (length >= most || depth >= deepest) return kept.join('').slice(0, most);
  }
  keep(html.length);
  return kept.join('').slice(0, most);
}
