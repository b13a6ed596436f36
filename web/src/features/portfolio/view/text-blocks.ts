import { markdownBlocks, markdownLine, type Token, type Tokens } from '@folia/contracts/read-markdown';

/** Words of a line with a special format. A link leads to http(s) or mailto; anything else stays plain words. */
type Mark = { start: number; end: number; as: 'strong' | 'em' | 'code' | 'link'; href?: string };
/** One line of plain words, and the formats in it. Quotes point at positions in `text`. */
export type Line = { text: string; marks: Mark[] };
type BlockType = 'paragraph' | 'heading' | 'list' | 'numbered' | 'quote' | 'code';
/** `start`: the first number of a numbered list that does not begin with 1. */
export type Block = { type: BlockType; lines: Line[]; start?: number };

const safe = /^(?:https?:\/\/|mailto:)/i;

/** White space becomes one space, and none at the beginning. */
function add(line: Line, words: string): void {
  const flat = words.replace(/\s+/g, ' ');
  line.text += line.text === '' || line.text.endsWith(' ') ? flat.trimStart() : flat;
}

/** Writes inline tokens into a line. Pictures from other sites are never loaded: their description takes their place. */
function write(line: Line, tokens: readonly Token[]): void {
  for (const token of tokens) {
    const start = line.text.length;
    const set = (as: Mark['as'], href?: string) => line.marks.push({ start, end: line.text.length, as, ...(href && { href }) });
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (token.type === 'br') add(line, ' ');
    else if (inner && token.type !== 'image') write(line, inner);
    else add(line, 'text' in token ? String(token.text) : token.raw);
    if (line.text.length === start) continue;
    if (token.type === 'strong' || token.type === 'em') set(token.type);
    if (token.type === 'codespan') set('code');
    if (token.type === 'link' && safe.test(token.href)) set('link', token.href);
  }
}

function lineOf(tokens: readonly Token[] | undefined, plain: string): Line {
  const line: Line = { text: '', marks: [] };
  if (tokens) write(line, tokens);
  else line.text = plain;
  const text = line.text.trimEnd();
  return { text, marks: line.marks.filter(({ start }) => start < text.length).map((mark) => ({ ...mark, end: Math.min(mark.end, text.length) })) };
}

/** The entries of a list, with those of nested lists after the entry they belong to. */
const entries = (list: Tokens.List): Line[] =>
  list.items.flatMap((item) => {
    const own = item.tokens.filter((token) => !['list', 'space', 'checkbox'].includes(token.type));
    const words = own.flatMap((token, place): Token[] => [...(place > 0 ? [space] : []), ...('tokens' in token && token.tokens ? token.tokens : [token])]);
    const line = lineOf(words, item.text);
    return [...(line.text ? [line] : []), ...item.tokens.flatMap((token) => (token.type === 'list' ? entries(token as Tokens.List) : []))];
  });
function listOf(list: Tokens.List): Block {
  const lines = entries(list);
  if (!list.ordered) return { type: 'list', lines };
  return { type: 'numbered', lines, ...(list.start !== '' && list.start !== 1 && { start: list.start }) };
}

const space = { type: 'text', raw: ' ', text: ' ' } as Tokens.Text;

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [{ type: 'heading', lines: [lineOf(token.tokens, token.text)] }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(blockOf).map((block) => (block.type === 'paragraph' ? { ...block, type: 'quote' } : block));
    case 'code':
      return [
        {
          type: 'code',
          lines: String(token.text)
            .split('\n')
            .map((text) => ({ text, marks: [] })),
        },
      ];
    case 'paragraph':
      return [{ type: 'paragraph', lines: [lineOf(token.tokens, token.text)] }];
    default:
      // Tables are not supported: the words stay as they were typed.
      return [{ type: 'paragraph', lines: [{ text: token.raw.replace(/\s+/g, ' ').trim(), marks: [] }] }];
  }
}

const plainParagraphs = (text: string): Block[] =>
  text.split(/\n\s*\n/).map((words) => ({ type: 'paragraph', lines: [{ text: words.replace(/\s+/g, ' ').trim(), marks: [] }] }));

/** A text as typed or read, as blocks of words. Nothing in it becomes markup on the page. */
export function textBlocks(text: string): Block[] {
  const blocks = markdownBlocks(text)?.flatMap(blockOf) ?? plainParagraphs(text);
  const filled = blocks.filter((block) => block.lines.some((line) => line.text));
  return filled.reduce<Block[]>((all, block) => {
    const last = all.at(-1);
    // Two kinds of bullet are one list to a reader.
    if (block.type === 'list' && last?.type === 'list') last.lines.push(...block.lines);
    else all.push({ ...block, lines: [...block.lines] });
    return all;
  }, []);
}

function inline(text: string): Line {
  const { words, tokens } = markdownLine(text);
  return tokens === null ? { text: words, marks: [] } : lineOf(tokens, words);
}

/** The text of an item as the page shows it: its summary, then its highlights as one list. */
export function itemBlocks(fields: { summary?: unknown; highlights?: unknown }): Block[] {
  const summary = typeof fields.summary === 'string' ? textBlocks(fields.summary) : [];
  const highlights = Array.isArray(fields.highlights) ? fields.highlights.map((line) => inline(String(line))).filter((line) => line.text) : [];
  return highlights.length ? [...summary, { type: 'list', lines: highlights }] : summary;
}
