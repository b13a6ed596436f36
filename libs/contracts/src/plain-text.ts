import { type AnyFields, type FieldSpec, type ItemKind, itemFields } from './item/fields';
import { markdownBlocks, markdownLine, type Token, type Tokens } from './read-markdown';

const innerOf = (token: Token): Token[] | undefined => ('tokens' in token ? token.tokens : undefined);

/** Whether a token reads exactly as it was typed: words, line ends and bare addresses. */
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
      // A link without text is shown as its address.
      return token.type === 'link' && !words.trim() ? String(token.href) : words;
    })
    .join('');
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
const number = /^\s*\d{1,9}[.)](?=\s)/;

/** An entry on its own line, followed by those of nested lists. A leading number stays as typed: it may be a year or a rank. */
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

/** Joins blocks with line breaks; a blank line or a rule between them becomes a gap. */
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
 * The text of some Markdown as its reader sees it, without any Markdown signs: headings and list entries are on their own lines, links keep their text, code
 * keeps its letters, escaped signs are unescaped. Text without Markdown is unchanged. The result is no longer Markdown and must not be parsed again.
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

/** An item's fields in plain text: multi-line texts and highlights are converted, and every list entry keeps its position. */
export function plainFields<F extends AnyFields>(kind: ItemKind, fields: F): F {
  const specs: Record<string, FieldSpec> = itemFields[kind];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (specs[name]?.type === 'markdown' && typeof value === 'string') return [name, plainText(value)];
      return [name, name === 'highlights' && Array.isArray(value) ? value.map(plainLine) : value];
    }),
  ) as F;
}
