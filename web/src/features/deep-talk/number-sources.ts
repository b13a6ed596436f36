import type { AnswerCitation, AnswerClaim } from '@folia/contracts/deep-talk/answer';

/**
 * What a number stands for in the whole conversation: words of a text, or the facts of one entry (its title, its dates), which are one source however many of
 * them are cited. `lang`: the language of the words, where it is known and not that of the answer; `translation`: what a model made of them in that of the answer.
 */
export type Source = {
  number: number;
  itemId: string;
  field: string;
  quotes: string[];
  isFacts: boolean;
  lang?: string;
  translation?: { text: string; language: string };
};

type Cited = Pick<AnswerClaim, 'citations'>;
type Translations = ReadonlyMap<string, NonNullable<Source['translation']>>;

const textFields = new Set(['summary', 'highlights']);
const isText = ({ field }: AnswerCitation) => textFields.has(field);
const keyOf = (citation: AnswerCitation) =>
  isText(citation) ? JSON.stringify([citation.itemId, citation.field, citation.entry, citation.quote]) : citation.itemId;

/** The sources of claims, numbered in order of appearance. `translations` by their quotes. */
export function numberSources(claims: readonly Cited[], translations: Translations = new Map()): Map<string, Source> {
  const found = new Map<string, Source>();
  for (const citation of claims.flatMap(({ citations }) => citations)) {
    const { itemId, field, quote, lang } = citation;
    const known = found.get(keyOf(citation));
    const translation = isText(citation) ? translations.get(quote) : undefined;
    if (!known)
      found.set(keyOf(citation), {
        number: found.size + 1,
        itemId,
        field,
        quotes: [quote],
        isFacts: !isText(citation),
        ...(isText(citation) && lang && { lang }),
        ...(translation && { translation }),
      });
    else if (!known.quotes.includes(quote)) known.quotes.push(quote);
  }
  return found;
}

/** The sources that these claims rest on, each once, in order of appearance in the conversation. */
export function sourcesOf(claims: readonly Cited[], all: ReadonlyMap<string, Source>): Source[] {
  const keys = new Set(claims.flatMap(({ citations }) => citations.map(keyOf)));
  return [...all].flatMap(([key, source]) => (keys.has(key) ? [source] : []));
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Dates stand in an entry as 2020-03; people read Mar 2020, as on the page. */
const asRead = (quote: string) => (/^\d{4}-\d{2}(-\d{2})?$/.test(quote) ? month.format(new Date(quote)) : quote);

/** The words of a source in one line. */
export const wordsOf = ({ quotes, isFacts }: Source): string => (isFacts ? quotes.map(asRead).join(' · ') : quotes.join(' '));
