import { itemHeading } from '@folia/contracts/item/fields';
import type { Quote, ScreenedResume } from '@folia/contracts/screening/board';
import type { FoundQuote } from '@folia/screening/read-candidate';

/** Words with the entries that they stand in, as far as those are still there. */
export const quotesOf = (found: readonly FoundQuote[], resume: ScreenedResume | null): Quote[] =>
  found.flatMap(({ itemId, field, entry, text }) => {
    const item = resume?.items.find(({ id }) => id === itemId);
    return item ? [{ itemId, kind: item.kind, heading: itemHeading(item.kind, item.fields), field, entry, text }] : [];
  });
