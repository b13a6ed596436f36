import { type AnyFields, type FieldSpec, type ItemKind, itemFields } from './item/fields';
import { markdownBlocks, markdownLine, type Token, type Tokens } from './read-markdown';

const innerOf = (token: Token): Token[] | undefined => ('tokens' in token ? token.tokens : undefined);

/** Whether a token says what was typed, letter by letter: words, line ends and bare addresses. */
function isPlain(token: Token): boolean {
  if (token.type === 'link') return token.raw === token.text;
  if (token.type === 'paragraph') return (innerOf(token) ?? []).every(isPlain);
  return ['text', 'space', 'br', 'table'].includes(token.type) && (innerOf(token) ?? []).every(isPlain);
}

function inlineWords(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      const inner = innerOf(token);
      if (token.type === 'br') return '\n';
      const words = inner && token.type !== 'image' ? inlineWords(inner) : 'text' in token ? String(token.text) : token.raw;
      // A link without words is known by where it leads.
      return token.type === 'link' && !words.trim() ? String(token.href) : words;
    })
    .join('');
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const number = /^\s*\d{1,9}[.)](?=\s)/;

/** An entry on a line of its own, before those of lists inside it. One that begins with a number is as it was typed: it may be a year or a rank. */
function entryWords({ raw, tokens }: Tokens.ListItem): string {
  const lists = tokens.filter(({ type }) => type === 'list');
  const own = tokens.filter(({ type }) => type !== 'list' && type !== 'checkbox');
  const words = own.map(blockWords).filter(Boolean).join('\n');
  const place = number.exec(raw)?.[0].trim();
  return [words && (place ? `${place} ${words}` : oneLine(words)), ...lists.map(blockWords)].filter(Boolean).join('\n');
}

function blockWords(token: Token): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return '';
    case 'list':
      return (token as Tokens.List).items.map(entryWords).filter(Boolean).join('\n');
    case 'blockquote':
      return join((token as Tokens.Blockquote).tokens);
    case 'heading':
      return oneLine(inlineWords(innerOf(token) ?? []));
    case 'code':
      return String(token.text);
    case 'table':
      return token.raw.trimEnd();
    default:
      return inlineWords(innerOf(token) ?? [token]).trim();
  }
}

/** Blocks below each other, apart where a blank line or a rule set them apart. */
function join(tokens: readonly Token[]): string {
  let words = '';
  let between = '';
  for (const token of tokens) {
    const block = blockWords(token);
    if (block) words += (words && (between || '\n')) + block;
    if (block) between = '';
    if (token.type === 'hr' || /\n[^\S\n]*\n\s*$/.test(token.raw)) between = '\n\n';
  }
  return words;
}

/**
 * The words of a text in Markdown as its reader sees them, without a sign of Markdown: headings and entries of lists stand on lines of their own, links
 * keep their words, code its letters, escaped signs come out as they are meant. A text without Markdown comes out as it is. What comes out is no
 * Markdown any more: it is to be read as it stands, not once more.
 */
export function plainText(markdown: string): string {
  const blocks = markdownBlocks(markdown);
  return blocks === null || blocks.every(isPlain) ? markdown : join(blocks);
}

/** {@link plainText} of one entry of a list of lines, such as a highlight, as one line. */
export function plainLine(markdown: string): string {
  const { words, tokens } = markdownLine(markdown);
  return tokens === null || tokens.every(isPlain) ? words : oneLine(inlineWords(tokens));
}

/** Fields of an item in plain words: texts of many lines and highlights; every entry of a list stays in its place. */
export function plainFields<F extends AnyFields>(kind: ItemKind, fields: F): F {
  const specs: Record<string, FieldSpec> = itemFields[kind];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (specs[name]?.type === 'markdown' && typeof value === 'string') return [name, plainText(value)];
      return [name, name === 'highlights' && Array.isArray(value) ? value.map(plainLine) : value];
    }),
  ) as F;
}
