import { tellingStems } from '@folia/text/word-stems';
import type { Sentence } from '../passages/sentence';
import { cutLabel } from '../terms/requirement-label';
import { isCondition, isQualifier, isQuality } from './not-scored';
import type { Requirement } from './requirement';

type Found = Omit<Requirement, 'id'>;

/** How likely a sentence has to ask for something before what it names counts: under a heading that says so, in a list without one, in running text. */
const leastHeaded = 0.1;
const leastOfList = 0.4;
const leastOfProse = 0.6;
/** A few words in a list are too few to weigh. */
const fewestWords = 6;
/** Names nobody knows count in running text that surely asks. */
const leastOfName = 0.8;
const mostNameWords = 3;
/** From here on a sentence that names nothing known is shown as it stands. */
const leastShown = 0.6;
const mostTrait = 0.5;
const longestShown = 240;

const wordCount = (text: string) => text.split(/\s+/).length;
const isSureRequest = ({ heading, isBullet, isList, asked, text }: Sentence) => {
  if (heading !== '' && (asked >= leastHeaded || wordCount(text) < fewestWords)) return true;
  return asked >= (isBullet || isList ? leastOfList : leastOfProse);
};
/** "INSZoom", "Pack Office", "IR35". */
const isName = (label: string) => wordCount(label) <= mostNameWords && /\p{Lu}/u.test(label.slice(1));
const isAsking = ({ use }: Sentence) => use === 'must' || use === 'nice';
const isListed = ({ heading, isBullet, isList }: Sentence) => heading !== '' || isBullet || isList;
const isKnown = ({ kind, options }: Found) => kind === 'years' || kind === 'degree' || kind === 'language' || options.some(({ skill }) => skill !== null);

/**
 * What the taxonomy knows and what rules find counts where the sentence asks; words nobody knows count as entries of a list only, and qualities never.
 * Pure.
 */
export function tellScored(found: Found, sentence: Sentence): Found {
  if (found.need === 'duty') return found;
  const isNoQuality = sentence.trait < mostTrait && !isQuality(found.label) && !isCondition(found.label);
  const isTold = isListed(sentence) ? isSureRequest(sentence) : sentence.asked >= leastOfName && isName(found.label);
  const scored = isKnown(found) ? isSureRequest(sentence) : isTold && isNoQuality;
  return scored ? found : { ...found, scored: false };
}

/** A request in which nothing was found that anybody could show, as a line to be read; nothing where it says nothing. */
export function alsoAsked(sentence: Sentence): Found[] {
  const { text, start, end, use, asked } = sentence;
  if (!isAsking(sentence) || asked < leastShown || text.length > longestShown || isQualifier(text) || tellingStems(text).length === 0) return [];
  const label = cutLabel(text.replace(/[.;:,]+$/, ''));
  return [
    {
      kind: 'skill',
      need: use === 'nice' ? 'nice' : 'must',
      scored: false,
      label,
      anyOf: [label],
      options: [{ name: label, skill: null, stems: tellingStems(text) }],
      start,
      end,
      years: null,
      isOpen: false,
      isFirm: false,
      degree: null,
    },
  ];
}
