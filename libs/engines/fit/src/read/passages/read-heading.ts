import { passageHeadings } from './heading-words';
import { anyHeading, headings, type PassageUse } from './passage-lexicon';
import { useOfClass } from './passage-model';

export const longestHeading = 60;
const atHead = headings.map(([use, source]) => [use, new RegExp(`^${source}(?![\\p{L}])`, 'iu')] as const);
const within = headings.map(([use, source]) => [use, new RegExp(`(?:^|[^\\p{L}])${source}(?![\\p{L}])`, 'iu')] as const);

export const bareHeading = (text: string) =>
  text
    .replace(/[*_#>|¿¡]+/g, ' ')
    .replace(/[:：\s.!?–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** If several match, the longest phrase counts: "what we need from you" is not "what we offer". */
function longest(words: string, tests: typeof atHead): { use: PassageUse; length: number } | null {
  let best: { use: PassageUse; length: number } | null = null;
  for (const [use, test] of tests) {
    const length = test.exec(words)?.[0].trim().length ?? 0;
    if (length > (best?.length ?? 0)) best = { use, length };
  }
  return best;
}

/**
 * What a phrase announces when it is a heading; null when it is unknown. It may go on for a few words after the known ones. A line of its own may also begin
 * with other words.
 */
export function headingUse(phrase: string, isLine: boolean): PassageUse | null {
  const words = bareHeading(phrase);
  if (words === '' || words.length > longestHeading) return null;
  const [listed] = passageHeadings.classesOf(words.toLowerCase().replace(/’/g, "'"));
  if (listed) return useOfClass[listed];
  return longest(words, atHead)?.use ?? (isLine ? (longest(words, within)?.use ?? (/\bif(?: you(?:['’](?:ve|re))?)?$/i.test(words) ? 'must' : null)) : null);
}

const everyHeading = new RegExp(`(?<![\\p{L}])${anyHeading}(?![\\p{L}])`, 'giu');
const small =
  /(?<![\p{L}])(?:and|or|the|a|an|of|for|in|to|your|our|you|we|key|main|technical|professional|general|other|additional|und|et|y|skills|experience|qualifications|requirements|criteria|attributes|training|aptitudes?|abilities|background|other)(?![\p{L}])|[^\p{L}]+/giu;
/** Only words used in headings: "Minimum qualifications", "Skills & experience". */
export const isWholeHeading = (words: string) =>
  passageHeadings.classesOf(words.toLowerCase().replace(/’/g, "'")).length > 0 ||
  (words.split(' ').length <= 6 && words.replace(everyHeading, ' ').replace(small, '') === '');
