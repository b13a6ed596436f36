import { basicsId } from '@folia/contracts/deep-talk/answer';
import type { Source } from './number-sources';

const highlightName = 'deep-talk';

/** What an answer leads to on a page. */
export type Words = Pick<Source, 'itemId' | 'field' | 'quotes'>;

/** The text below an element, white space as it is read, and where each of its characters stands. */
function textBelow(root: Element): { text: string; places: { node: Text; offset: number }[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: { node: Text; offset: number }[] = [];
  let text = '';
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const sign = node.data.charAt(offset);
      const isSpace = /\s/.test(sign);
      if (isSpace && text.endsWith(' ')) continue;
      text += isSpace ? ' ' : sign;
      places.push({ node, offset });
    }
  }
  return { text, places };
}

function rangesOf(quotes: readonly string[], root: Element): Range[] {
  const { text, places } = textBelow(root);
  return quotes.flatMap((quote) => {
    const wanted = quote.replace(/\s+/g, ' ').trim();
    const start = wanted ? text.indexOf(wanted) : -1;
    const [first, last] = [places[start], places[start + wanted.length - 1]];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
}

/** Where the page shows this source: its entry, or for what stands above the entries the head and the text about the person. */
function placeOf({ itemId, field }: Words): HTMLElement | null {
  if (itemId !== basicsId) return document.getElementById(`item-${itemId}`);
  return field === 'summary' ? document.getElementById('about') : document.querySelector<HTMLElement>('[data-part="hero"]');
}

/** Whether the page that is open shows this source. */
export const showsSource = (words: Words): boolean => placeOf(words) !== null;

/**
 * Leads to the words on the page and raises them; where the page says it in other words (a date, say) it leads to the entry. Answers whether there was anything
 * to lead to.
 */
export function raiseWords(words: Words): boolean {
  const place = placeOf(words);
  if (!place) return false;
  // What several roles share, such as the employer, stands above them.
  const ranges = [place, place.closest('article')].flatMap((root, at) => (root && (at === 0 || root !== place) ? rangesOf(words.quotes, root) : []));
  dropRaised();
  if (ranges.length > 0 && 'highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(...ranges));
  (ranges[0]?.startContainer.parentElement ?? place).scrollIntoView({ block: 'center' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}

export function dropRaised(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
