import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { Report } from '@folia/contracts/safety/shapes';

type Evidence = Report['evidence'];
const longest = 2_000;

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.map(wordsOf).join('; ') : typeof value === 'object' ? '' : String(value ?? ''));

/** What a page said when it was reported: whose it claims to be and, for a report about one item, all of the item's fields. Null when the item is not there. */
export function reportEvidence(view: PortfolioView, itemId: string | undefined): Evidence | null {
  const { name, headline, summary } = view.profile;
  const page = [
    { what: 'name', words: name },
    { what: 'headline', words: headline },
    { what: 'summary', words: summary },
  ];
  const item = view.items.find((one) => one.id === itemId);
  if (itemId && !item) return null;
  const fields = item ? Object.entries(item.fields).map(([field, value]) => ({ what: `${item.kind}: ${field}`, words: wordsOf(value) })) : [];
  return (item ? [...page.slice(0, 1), ...fields] : page)
    .filter(({ words }) => words !== '')
    .map(({ what, words }) => ({ what, words: words.slice(0, longest) }));
}
