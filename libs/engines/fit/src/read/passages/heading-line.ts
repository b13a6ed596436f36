import { bareHeading, headingUse, isWholeHeading, longestHeading } from './read-heading';

export const bullet = /^\s*(?:\+(?=\s)|>>?|[-*•○●■·▪◦‣–—►→➔➜➤▶✓✔✅☑★☆✦]+|\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}(?:\.\d{1,2})+|[a-z]\)|[EDKSA]\d{1,2}[.):]?)\s+/u;
const mostHeadingWords = 10;

const lastClause = /[,;.]\s+([^,;.:：]{3,60})[:：]\s*$/u;
/** "You join a team of six, typical duties will involve:": the clause that announces the work in the list below; null where there is none. */
export function announcesDuties(line: string): string | null {
  const clause = lastClause.exec(line)?.[1];
  return clause !== undefined && headingUse(clause, true) === 'duties' ? clause : null;
}

/** "You'll do well here if": its entries follow, one per line. */
const opensList = /\bif(?: you(?:['’](?:ve|re))?)?$/i;

/** "What we need to see": a question without a question mark, above its answers. */
const asksItself = /^(?:what|who|how|why|where|would be|was|womit|worauf|ce qu['’e]|qué)(?!\p{L})(?: \p{L}[\p{L}'’]*){2,5}$/iu;

/** A line of its own that ends in a colon, is marked as a heading, or is just a known phrase. */
export function isHeadingLine(line: string, next: string | undefined): boolean {
  const words = bareHeading(line);
  const count = words.split(' ').length;
  if (next === undefined || bullet.test(line) || words.length > longestHeading || count > mostHeadingWords) return false;
  return (
    /[:：]\s*[*_]*$/u.test(line.trimEnd()) ||
    /^\s*(?:#{2,6}|#\s|\*\*)/.test(line) ||
    (/[^.;,]$/.test(line.trimEnd()) && (isWholeHeading(words) || opensList.test(words) || asksItself.test(words) || bullet.test(next)))
  );
}

/** "What Sets Us Apart" below entries that are whole sentences: whatever comes next, the list has ended. */
export const isUnknownHeading = (line: string, last: string) =>
  line.length <= longestHeading &&
  /[.!?]\s*$/.test(last) &&
  /^\s*\p{Lu}/u.test(line) &&
  /\p{L}\s+\p{L}/u.test(line) &&
  !/[^\p{L}\s&'’-]|(?<!\p{L})\p{Ll}[\p{L}’']{4,}/u.test(line);
