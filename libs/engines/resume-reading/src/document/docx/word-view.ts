import { cleanText } from '../clean-text';

/** What mammoth passes to a transform: a tree whose leaves of type `text` hold the text. */
type Part = { type: string; value?: string; children?: Part[] };

const style = `body{margin:0;padding:32px 40px;background:#fffefb;color:#17201b;font:15px/1.55 Georgia,serif;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{font-family:system-ui,sans-serif;line-height:1.25;margin:1.2em 0 .4em}h1{font-size:1.5em}h2{font-size:1.15em}h3,h4,h5,h6{font-size:1em}
p,ul,ol{margin:.4em 0}ul,ol{padding-left:1.4em}table{border-collapse:collapse;width:100%}td,th{vertical-align:top;text-align:left;padding:4px 12px 4px 0}a{color:inherit}
@media(max-width:520px){body{padding:16px}}`;

const compact = (text: string) => cleanText(text).replace(/\s/g, '');

/** The document without what our own reading left out, and without addresses: hidden and deleted words are not shown anywhere, and links go nowhere. */
function onlySeen(part: Part, seen: string): Part {
  if (part.type === 'text') return { ...part, value: seen.includes(compact(part.value ?? '')) ? part.value : '' };
  const type = part.type === 'hyperlink' ? 'run' : part.type;
  return part.children ? { ...part, type, children: part.children.map((child) => onlySeen(child, seen)) } : part;
}

/** A document that mammoth cannot turn into a page is shown as its lines. */
const asParagraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`).join('');

/**
 * A Word file as one readable page of HTML: headings, lists, tables and emphasis by mammoth, no pictures, only the words of `lines`. Never throws
 * because of the document.
 */
export async function wordView(data: Buffer, lines: readonly string[]): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const seen = compact(lines.join(' '));
  const body = await mammoth
    .convertToHtml(
      { buffer: data },
      {
        includeEmbeddedStyleMap: false,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        transformDocument: (document: Part) => onlySeen(document, seen),
      },
    )
    .then(
      ({ value }) => value.replace(/<img[^>]*>/g, ''),
      () => '',
    );
  return `<!doctype html><html><head><meta charset="utf-8"><title></title><style>${style}</style></head><body>${body || asParagraphs(lines)}</body></html>`;
}
