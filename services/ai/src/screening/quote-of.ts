import { itemHeading } from '@folia/contracts/item/fields';
import type { Quote, ScreenedResume } from '@folia/contracts/screening/board';
import type { FoundQuote } from '@folia/screening/read-candidate';

/** Words with the entry that they stand in; null where that is no longer there. */
export function quoteOf({ itemId, field, entry, text }: FoundQuote, resume: ScreenedResume | null): Quote | null {
  const item = resume?.items.find(({ id }) => id === itemId);
  return item ? { itemId, kind: item.kind, heading: itemHeading(item.kind, item.fields), field, entry, text } : null;
}

/** The same for all of them that are still there. */
export const quotesOf = (found: readonly FoundQuote[], resume: ScreenedResume | null): Quote[] => found.flatMap((one) => quoteOf(one, resume) ?? []);
