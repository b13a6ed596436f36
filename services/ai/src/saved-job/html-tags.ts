/** A tag, or a whole element without words for readers (then `inside` is what stands in it). Offsets are UTF-16. */
export type HtmlTag = { name: string; closes: boolean; start: number; end: number; attributes: string; inside: string | null };

const wordless: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'noscript', 'template']);
const ends = Object.fromEntries([...wordless].map((name) => [name, new RegExp(`</${name}\\b`, 'gi')]));

/** The tags of a page, one after the other, comments passed over; what does not end runs to the end. Linear in its length: nothing is looked at twice. Pure. */
export function* htmlTags(html: string): Generator<HtmlTag> {
  for (let at = html.indexOf('<'); at !== -1; ) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      yield { name: '!--', closes: false, start: at, end: end === -1 ? html.length : end + 3, attributes: '', inside: '' };
      if (end === -1) return;
      at = html.indexOf('<', end + 3);
      continue;
    }
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9-]{0,30})/i.exec(html.slice(at, at + 40)) ?? [];
    const close = name ? html.indexOf('>', at) : at;
    if (close === -1) return;
    const tag = { name: name.toLowerCase(), closes: slash !== '', start: at, attributes: html.slice(at + 1 + slash.length + name.length, close) };
    const ending = tag.closes ? undefined : ends[tag.name];
    let end = close + 1;
    if (ending) {
      ending.lastIndex = end;
      const inside = ending.exec(html)?.index ?? html.length;
      const after = html.indexOf('>', inside);
      yield { ...tag, inside: html.slice(end, inside), end: after === -1 ? html.length : after + 1 };
      end = after === -1 ? html.length : after + 1;
    } else if (name) yield { ...tag, inside: null, end };
    at = html.indexOf('<', end);
  }
}
