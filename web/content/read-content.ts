import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A heading of the second level, for lists of contents. */
type Section = { id: string; title: string };
/** The text of a page: trusted HTML of headings (`h2` and below), paragraphs, lists, tables, quotes and pictures. */
export type Body = { html: string; sections: Section[] };
export type Content<Meta> = Body & { meta: Meta; words: number };

const plain = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? token.text : ' ')).join('');

const anchorOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** One text, from top to bottom: headings get anchors, links that leave say so, and what is wider than the column scrolls by itself. */
class ReadingRenderer extends Renderer {
  readonly sections: Section[] = [];
  readonly anchors = new Set<string>();
  /** Links to a place in the same text. */
  readonly jumps: string[] = [];
  private heard = '';

  override heading({ tokens, depth }: Tokens.Heading): string {
    if (depth === 1) throw new Error('the title stands in the front matter: headings begin with ##');
    this.heard = plain(tokens);
    const id = anchorOf(this.heard);
    if (!id || this.anchors.has(id)) throw new Error(`two headings, or one without letters, would have the anchor "${id}"`);
    this.anchors.add(id);
    if (depth === 2) this.sections.push({ id, title: this.heard });
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  }

  override link(token: Tokens.Link): string {
    const source = /^#source-(\d+)$/.exec(token.href)?.[1];
    // Behind a figure: a mark that leads to one of the front matter's sources, counted from 1.
    if (source) return `<a class="source-mark" href="#source-${source}" aria-label="Source ${source}">${source}</a>`;
    if (token.href.startsWith('#')) this.jumps.push(token.href.slice(1));
    else if (!/^(https:\/\/|mailto:|\/(?!\/))/.test(token.href)) throw new Error(`"${token.href}" is neither a path of ours nor an https address`);
    const written = super.link(token);
    return token.href.startsWith('https://') ? written.replace('<a ', '<a rel="external noopener" ') : written;
  }

  override table(token: Tokens.Table): string {
    return `<div class="wide" role="region" tabindex="0" aria-label="${attribute(this.heard || 'Table')}">${super.table(token)}</div>\n`;
  }

  override image(token: Tokens.Image): string {
    if (!token.text.trim()) throw new Error(`the picture ${token.href} has no words for those who cannot see it`);
    return super.image(token).replace('<img ', '<img loading="lazy" ');
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    throw new Error(`HTML is not read: ${text.trim().slice(0, 60)}`);
  }
}

function readMeta<Meta>(text: string, schema: z.ZodType<Meta>): Meta {
  const read = schema.safeParse(parse(text));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`).join('; '));
}

/**
 * A Markdown text with YAML front matter between two lines of `---`. Throws with the file's name, and the field where one is wrong. Pure.
 * `words` counts those of the text, without the front matter.
 */
export function readContent<Meta>(source: string, file: string, schema: z.ZodType<Meta>): Content<Meta> {
  try {
    const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    if (front === undefined || text === undefined) throw new Error('it does not begin with front matter between two lines of ---');
    const renderer = new ReadingRenderer();
    const html = new Marked().parse(text, { async: false, gfm: true, renderer });
    const lost = renderer.jumps.find((anchor) => !renderer.anchors.has(anchor));
    if (lost !== undefined) throw new Error(`no heading has the anchor "${lost}"`);
    const words = html.replace(/<[^>]*>/g, '').match(/\S+/g)?.length ?? 0;
    return { meta: readMeta(front, schema), html, sections: renderer.sections, words };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
