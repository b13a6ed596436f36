import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked';

export type { Token, Tokens } from 'marked';

/** Text with more signs than this was not written by a person: Markdown parsers need time that grows with the square of their number. */
const mostSigns = 400;
/** Nobody quotes or nests lists more deeply than this. */
const longestLead = 24;
const fence = /^\s{0,3}(?:```|~~~)/;

/**
 * Prepares a text for reading as Markdown: bullets as used in resumes become Markdown's, and indentation does not mean code. Null when it has so many signs
 * that no person wrote it as Markdown; it is then plain text.
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

/** Digits and the letters of scripts with spaces between words: a sign after one of them belongs to the word ("2*3*4", "f*g"). */
const inWord = /[\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** GitHub's Markdown, except that HTML is text, a single tilde means "about", and emphasis cannot begin inside a word. */
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

/** The blocks of a text as typed by a person; null if {@link boundedMarkdown} is. */
export function markdownBlocks(text: string): Token[] | null {
  const source = boundedMarkdown(text);
  return source === null ? null : Lexer.lex(source, options());
}

/** The start of a line in a list that is kept line by line: a bullet or a heading sign. "> 50 people" is a number. */
const lead = /^(?:\s*(?:[-*•–]|#{1,6}|>(?!\s*\d))\s+)+/;

/** One list entry, such as a highlight: its words without the bullet, and the parsed tokens; null tokens if {@link boundedMarkdown} is null. */
export function markdownLine(text: string): { words: string; tokens: Token[] | null } {
  const words = text.replace(lead, '').trim();
  return { words, tokens: boundedMarkdown(words) === null ? null : Lexer.lexInline(words, options()) };
}
