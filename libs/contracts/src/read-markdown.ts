import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';

export type { Token, Tokens } from 'marked';

/** More signs than this is no writing: parsers of Markdown take time that grows with the square of them. */
const mostSigns = 400;
/** Deeper than this nobody quotes or lists. */
const longestLead = 24;
const fence = /^\s{0,3}(?:```|~~~)/;

/**
 * A text made ready to be read as Markdown: bullets that resumes use become Markdown's, and indentation means no code.
 * Null when it is so full of signs that it is no Markdown a person wrote; it is plain words then.
 */
export function boundedMarkdown(text: string): string | null {
  let signs = 0;
  for (const character of text) if ('*_[]~`<'.includes(character)) signs += 1;
  if (signs > mostSigns) return null;
  let isCode = false;
  const lines = text.split('\n').map((line) => {
    if (fence.test(line)) isCode = !isCode;
    return isCode ? line : line.replace(/^(\s*)[•–]\s+(?=\S)/, '$1- ').replace(/^\s{4,}/, '   ');
  });
  const isTooDeep = lines.some((line) => (/^[\s>*+\-\d.)]*/.exec(line)?.[0].length ?? 0) > longestLead);
  return isTooDeep ? null : lines.join('\n');
}

/** Letters of scripts that set blanks between words, and figures: a sign between two of them belongs to the word ("2*3*4", "f*g"). */
const inWord = /[\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** GitHub's Markdown, except that HTML is words, one tilde is "about", and no emphasis begins within a word. */
class WordsFirst extends Tokenizer {
  override code(): undefined {}
  override html(): undefined {}
  override tag(): undefined {}
  override del(src: string, masked: string, previous = ''): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src, masked, previous) : undefined;
  }
  override emStrong(src: string, masked: string, previous = ''): Tokens.Em | Tokens.Strong | undefined {
    return inWord.test(previous) ? undefined : super.emStrong(src, masked, previous);
  }
}

const options = () => ({ ...getDefaults(), tokenizer: new WordsFirst() });

/** The blocks of a text as a person typed it; null where {@link boundedMarkdown} is. */
export function markdownBlocks(text: string): Token[] | null {
  const source = boundedMarkdown(text);
  return source === null ? null : Lexer.lex(source, options());
}

/** What leads a line of a list that is kept line by line: a bullet or the sign of a heading; "> 50 people" is a figure. */
const lead = /^(?:\s*(?:[-*•–]|#{1,6}|>(?!\s*\d))\s+)+/;

/** One entry of a list, such as a highlight: its words without a bullet, and what is set apart in them; no tokens where {@link boundedMarkdown} is null. */
export function markdownLine(text: string): { words: string; tokens: Token[] | null } {
  const words = text.replace(lead, '').trim();
  return { words, tokens: boundedMarkdown(words) === null ? null : Lexer.lexInline(words, options()) };
}
