/** A tag, or a whole element without text for readers (then `inside` is its content). Offsets are UTF-16. */
export type HtmlTag = { name: string; closes: boolean; start: number; end: number; attributes: string; inside: string | null };

const wordless: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'noscript', 'template']);
const ends = Object.fromEntries([...wordless].map((name) => [name, new RegExp(`</${name}\\b`, 'gi')]));

/** The tags of a page, one after another, skipping comments. Whatever is not closed runs to the end. Linear in its length: nothing is looked at twice. Pure. */
export function* htmlTags(html: string): Generator<HtmlTag> {
  const opening = /<\/?[a-z][a-z0-9-]{0,30}/iy;
  for (let at = html.indexOf('<'); at !== -1; ) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      yield { name: '!--', closes: false, start: at, end: end === -1 ? html.length : end + 3, attributes: '', inside: '' };
      if (end === -1) return;
      at = html.indexOf('<', end + 3);
      continue;
    }
    opening.lastIndex = at;
    if (!opening.test(html)) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const nameEnd = opening.lastIndex;
    const close = html.indexOf('>', nameEnd);
    if (close === -1) return;
    const closes = html[at + 1] === '/';
    const name = html.slice(at + (closes ? 2 : 1), nameEnd).toLowerCase();
    const tag = { name, closes, start: at, attributes: html.slice(nameEnd, close) };
    const ending = tag.closes ? undefined : ends[tag.name];
    let end = close + 1;
    if (ending) {
      ending.lastIndex = end;
      const inside = ending.exec(html)?.index ?? html.length;
      const after = html.indexOf('>', inside);
      end = after === -1 ? html.length : after + 1;
      yield { ...tag, inside: html.slice(close + 1, inside), end };
    } else yield { ...tag, inside: null, end };
    at = html.indexOf('<', end);
  }
}
