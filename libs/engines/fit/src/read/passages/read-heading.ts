import { passageHeadings } from './heading-words';
import { headingPhrases, type PassageUse, saysWish } from './passage-lexicon';
import { useOfClass } from './passage-model';

export const longestHeading = 60;
export const bareHeading = (text: string) =>
  text
    .replace(/[*_#>|¿¡]+/g, ' ')
    .replace(/[:：\s.!?–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "About Northwind": whatever the name. */
const aboutSomebody = /(?<!\p{L})about [\p{L}&.'’ -]{2,40}(?!\p{L})/iu;
/** "Northwind Values": what the employer holds dear, whatever its name. */
const valuesOfSomebody = /^(?:\p{Lu}[\p{L}&.'’-]*\s){1,3}values$/iu;
/** "Why Northwind?", "Why join Blue Canvas": what speaks for the employer, whatever its name. */
const whySomebody =
  /^Why (?:join |choose |work (?:at|for|with) )?(?!(?:We|You|This|Us|The|Our)(?!\p{L}))\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,2}$/u;
const order = ['nice', 'ruled-out', 'must', 'duties', 'about', 'boilerplate'] as const;

/** If several match, the longest phrase counts: "what we need from you" is not "what we offer". */
function longest(words: string, isAtHead: boolean): PassageUse | null {
  const found = headingPhrases.longestOfEach(words, isAtHead);
  const about = aboutSomebody.exec(words);
  let best: { use: PassageUse; length: number } | null = null;
  for (const use of order) {
    const phrase = found.get(use);
    const length = Math.max(phrase ? phrase.end - phrase.start : 0, use === 'about' && about && (!isAtHead || about.index === 0) ? about[0].trim().length : 0);
    if (length > (best?.length ?? 0)) best = { use, length };
  }
  return best?.use ?? null;
}

/** "… desirable", "… would be a plus". */
const closesAsWish = (words: string) => [1, 2].some((count) => saysWish(words.split(' ').slice(-count).join(' ')));

/**
 * What a phrase announces when it is a heading; null when it is unknown. It may go on for a few words after the known ones. A line of its own may also begin
 * with other words.
 */
export function headingUse(phrase: string, isLine: boolean): PassageUse | null {
  const words = bareHeading(phrase);
  if (words === '' || words.length > longestHeading) return null;
  const [listed] = passageHeadings.classesOf(words.toLowerCase().replace(/’/g, "'"));
  if (listed) return useOfClass[listed];
  if (isLine && (valuesOfSomebody.test(words) || whySomebody.test(words))) return 'about';
  // "Experience in the following desirable": the last word says how much.
  if (!isLine && closesAsWish(words)) return 'nice';
  return longest(words, true) ?? (isLine ? (longest(words, false) ?? (/\bif(?: you(?:['’](?:ve|re))?)?$/i.test(words) ? 'must' : null)) : null);
}

const small =
  /(?<![\p{L}])(?:and|or|the|a|an|of|for|in|to|your|our|you|we|key|main|technical|professional|general|other|additional|und|et|y|skills|experience|qualifications|requirements|criteria|attributes|training|aptitudes?|abilities|background|other)(?![\p{L}])|[^\p{L}]+/giu;
const withoutPhrases = (words: string) => headingPhrases.find(words).reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
/** Only words used in headings: "Minimum qualifications", "Skills & experience". */
export const isWholeHeading = (words: string) =>
  passageHeadings.classesOf(words.toLowerCase().replace(/’/g, "'")).length > 0 ||
  valuesOfSomebody.test(words) ||
  whySomebody.test(words) ||
  (words.split(' ').length <= 6 && withoutPhrases(words).replace(small, '') === '');
