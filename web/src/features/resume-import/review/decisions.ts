import { type FieldValue, headingFields, type ItemKind } from '@folia/contracts/item-fields';
import type { BasicsField, ReviewDecisions } from '@folia/contracts/resume-import';

export type Decision = 'undecided' | 'accepted' | 'dropped';
export type Resolution = 'take' | 'keep' | 'both';
type EntryDecision = ReviewDecisions['entries'][string];

// Every function takes the draft and gives the next one; nothing here knows the screen or the server.

export const entryDecision = (draft: ReviewDecisions, id: string): EntryDecision => draft.entries[id] ?? { decision: 'undecided' };
export const basicsDecision = (draft: ReviewDecisions, field: BasicsField) => draft.basics[field] ?? { decision: 'undecided' as const };

const withEntry = (draft: ReviewDecisions, id: string, change: Partial<EntryDecision>): ReviewDecisions => ({
  ...draft,
  entries: { ...draft.entries, [id]: { ...entryDecision(draft, id), ...change } },
});

export const decideEntry = (draft: ReviewDecisions, id: string, decision: Decision) => withEntry(draft, id, { decision });
export const decideEntries = (draft: ReviewDecisions, ids: readonly string[], decision: Decision) =>
  ids.reduce((next, id) => decideEntry(next, id, decision), draft);

/** The person's own value of a field; an empty one takes the field away. */
export const setField = (draft: ReviewDecisions, id: string, field: string, value: FieldValue) =>
  withEntry(draft, id, { fields: { ...entryDecision(draft, id).fields, [field]: value } });

/** Work that was read as going on gets an end instead, or neither. */
export const endCurrent = (draft: ReviewDecisions, id: string, endDate: string) =>
  endDate ? setField(setField(draft, id, 'endDate', endDate), id, 'current', false) : setField(draft, id, 'current', false);

/** Back to what was read. */
export function resetField(draft: ReviewDecisions, id: string, field: string): ReviewDecisions {
  const { [field]: _, ...fields } = entryDecision(draft, id).fields ?? {};
  return withEntry(draft, id, { fields });
}

export const decideBasics = (draft: ReviewDecisions, fields: readonly BasicsField[], decision: Decision): ReviewDecisions => ({
  ...draft,
  basics: { ...draft.basics, ...Object.fromEntries(fields.map((field) => [field, { ...basicsDecision(draft, field), decision }])) },
});
export const setBasics = (draft: ReviewDecisions, field: BasicsField, value: string): ReviewDecisions => ({
  ...draft,
  basics: { ...draft.basics, [field]: value ? { decision: 'undecided', value } : { decision: 'dropped' } },
});
/** Back to what was read, and to being decided with the rest. */
export const resetBasics = (draft: ReviewDecisions, field: BasicsField): ReviewDecisions => ({
  ...draft,
  basics: { ...draft.basics, [field]: { decision: 'undecided' } },
});
export const decideProfiles = (draft: ReviewDecisions, decision: Decision): ReviewDecisions => ({ ...draft, profiles: decision });

/** What becomes of an entry that an item of the portfolio says already. */
export const resolveDouble = (draft: ReviewDecisions, id: string, itemId: string, resolution: Resolution) =>
  withEntry(draft, id, { decision: 'accepted', mergeWith: itemId, resolution });
export function reopenDouble(draft: ReviewDecisions, id: string): ReviewDecisions {
  const { resolution: _, ...rest } = entryDecision(draft, id);
  return { ...draft, entries: { ...draft.entries, [id]: { ...rest, decision: 'undecided' } } };
}

export const placeWords = (draft: ReviewDecisions, unplaced: { id: string; words: string }, kind: ItemKind): ReviewDecisions => ({
  ...takeBackWords(draft, unplaced.id),
  placed: [
    ...draft.placed.filter((entry) => entry.unplacedId !== unplaced.id),
    { id: `placed-${unplaced.id}`, unplacedId: unplaced.id, kind, fields: { [headingFields[kind][0]]: unplaced.words } },
  ],
});
export const leaveOutWords = (draft: ReviewDecisions, id: string): ReviewDecisions => ({
  ...takeBackWords(draft, id),
  leftOut: [...draft.leftOut.filter((known) => known !== id), id],
});
export const takeBackWords = (draft: ReviewDecisions, id: string): ReviewDecisions => ({
  ...draft,
  placed: draft.placed.filter((entry) => entry.unplacedId !== id),
  leftOut: draft.leftOut.filter((known) => known !== id),
});
