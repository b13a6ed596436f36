import { type HtmlTag, htmlTags } from './html-tags';

/** Elements without an end tag (HTML Living Standard 13.1.2), and those whose end tag may be omitted and which close each other. */
const endless = new Set('area base br col embed hr img input link meta source track wbr p li dt dd tr td th option'.split(' '));
/** Elements that do not hold the text of a job. */
export const besideTheWords = ['nav', 'header', 'footer', 'aside', 'form', 'button', 'select', 'iframe', 'dialog'];
const beside: ReadonlySet<string> = new Set(besideTheWords);
/** Elements whose tags do not separate words, and neither do a page's custom elements: without these tags the text reads the same. */
const inLine = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img input ins kbd label link mark meta picture q s samp small source span strong sub sup time tt u var'.split(
    ' ',
  ),
);
const isInLine = (name: string) => inLine.has(name) || name.includes('-');

/**
 * The most of a page that is looked at (`angles`, a microsecond each) and handed on. An HTML parser takes ten microseconds per tag, and time quadratic in the
 * depth. A job has a few hundred tags that break its lines; its page without menus and scripts has a few thousand.
 */
export const htmlLimits = { angles: 40_000, tags: 5_000, depth: 500, characters: 500_000 } as const;

/** The page up to its 40,000th open angle, so that looking at its tags stays cheap. */
export function upToAngles(html: string): string {
  let at = html.indexOf('<');
  for (let seen = 1; at !== -1 && seen < htmlLimits.angles; seen += 1) at = html.indexOf('<', at + 1);
  return at === -1 ? html : html.slice(0, at);
}

/** Where elements outside the text of the job begin and end. One that is never closed is left to the parser. */
function rangesBeside(tags: readonly HtmlTag[]): Map<HtmlTag, number> {
  const open = new Map<string, { first: HtmlTag; depth: number }>();
  const ends = new Map<HtmlTag, number>();
  for (const tag of tags) {
    if (!beside.has(tag.name)) continue;
    const within = open.get(tag.name);
    if (!tag.closes) open.set(tag.name, { first: within?.first ?? tag, depth: (within?.depth ?? 0) + 1 });
    else if (within && within.depth > 1) within.depth -= 1;
    else if (within) {
      ends.set(within.first, tag.end);
      open.delete(tag.name);
    }
  }
  return ends;
}

/**
 * A page without the parts nobody reads and without tags inside lines. It is cut where it is longer, more deeply nested or fuller of tags ({@link htmlLimits})
 * than pages of text are. Linear. Pure.
 */
export function boundedHtml(html: string): string {
  const page = upToAngles(html);
  const tags = [...htmlTags(page)];
  const ends = rangesBeside(tags);
  const kept: string[] = [];
  let [from, length, depth, count] = [0, 0, 0, 0];
  const keep = (to: number) => {
    kept.push(page.slice(from, to));
    length += to - from;
    from = to;
  };
  for (const tag of tags) {
    if (tag.start < from) continue;
    const end = ends.get(tag) ?? tag.end;
    const isKept = tag.inside === null && end === tag.end && !isInLine(tag.name);
    keep(isKept ? end : tag.start);
    from = end;
    if (!isKept) continue;
    count += 1;
    if (!endless.has(tag.name)) depth = Math.max(0, depth + (tag.closes ? -1 : 1));
    if (length >= htmlLimits.characters || depth >= htmlLimits.depth || count >= htmlLimits.tags) return kept.join('').slice(0, htmlLimits.characters);
  }
  keep(page.length);
  return kept.join('').slice(0, htmlLimits.characters);
}
