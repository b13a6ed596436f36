/** More signs than this is no writing: parsers of Markdown take time that grows with the square of them. */
const mostSigns = 400;
/** Deeper than this nobody quotes or lists. */
const longestLead = 24;

/**
 * A text made ready to be read as Markdown: bullets that resumes use become Markdown's, and indentation means no code.
 * Null when it is so full of signs that it is no Markdown a person wrote; it is shown as plain words then.
 */
export function boundedMarkdown(text: string): string | null {
  let signs = 0;
  for (const character of text) if ('*_[]~`<'.includes(character)) signs += 1;
  if (signs > mostSigns) return null;
  const lines = text.split('\n').map((line) => line.replace(/^(\s*)[•–]\s+(?=\S)/, '$1- ').replace(/^\s{4,}/, '   '));
  const isTooDeep = lines.some((line) => (/^[\s>*+\-\d.)]*/.exec(line)?.[0].length ?? 0) > longestLead);
  return isTooDeep ? null : lines.join('\n');
}
