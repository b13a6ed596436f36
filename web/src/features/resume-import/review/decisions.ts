import { type FieldValue, headingFields, type ItemKind } from '@folia/contracts/item/fields';
import type { BasicsField, MadeEntry, ReviewDecisions } from '@folia/contracts/resume-import/shapes';

export type Decision = 'undecided' | 'accepted' | 'dropped';
export type Resolution = 'take' | 'keep' | 'both';
type EntryDecision = ReviewDecisions['entries'][string];

// Every function takes the draft and returns the next one; nothing here knows the screen or the server.

export const entryDecision = (draft: ReviewDecisions, id: string): EntryDecision => draft.entries[id] ?? { decision: 'undecided' };
export const basicsDecision = (draft: ReviewDecisions, field: BasicsField) => draft.basics[field] ?? { decision: 'undecided' as const };

const withEntry = (draft: ReviewDecisions, id: string, change: Partial<EntryDecision>): ReviewDecisions => ({
  ...draft,
  entries: { ...draft.entries, [id]: { ...entryDecision(draft, id), ...change } },
});

export const decideEntry = (draft: ReviewDecisions, id: string, decision: Decision) => withEntry(draft, id, { decision });
export const decideEntries = (draft: ReviewDecisions, ids: readonly string[], decision: Decision) =>
  ids.reduce((next, id) => decideEntry(next, id, decision), draft);

/** The person's own value of a field; an empty value removes the field. */
export const setField = (draft: ReviewDecisions, id: string, field: string, value: FieldValue) =>
  withEntry(draft, id, { fields: { ...entryDecision(draft, id).fields, [field]: value } });

/** Work that was read as current gets an end date instead, or neither. */
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
/** Back to what was read, and to being decided together with the rest. */
export const resetBasics = (draft: ReviewDecisions, field: BasicsField): ReviewDecisions => ({
  ...draft,
  basics: { ...draft.basics, [field]: { decision: 'undecided' } },
});
export const decideProfiles = (draft: ReviewDecisions, decision: Decision): ReviewDecisions => ({ ...draft, profiles: decision });

/** What to do with an entry that the portfolio already has. */
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

const withMade = (draft: ReviewDecisions, entry: MadeEntry): ReviewDecisions => ({
  ...draft,
  made: [...draft.made.filter(({ id }) => id !== entry.id), entry],
});

/** The id of the entry as it was read; parts of it are split further from that. */
const originOf = (draft: ReviewDecisions, id: string) => draft.made.find((one) => one.id === id)?.of ?? id;

/** Another entry begins at this line of the document. */
export function splitEntry(draft: ReviewDecisions, id: string, kind: ItemKind, { page, line }: { page: number; line: number }): ReviewDecisions {
  const of = originOf(draft, id);
  return withMade(draft, { id: `${of}-${page}-${line}`, of, kind, at: { page, line } });
}

/** One more of a kind, written by hand; `made` is its id. */
export function addAnother(draft: ReviewDecisions, id: string, kind: ItemKind): { next: ReviewDecisions; made: string } {
  const of = originOf(draft, id);
  const places = draft.made.filter((one) => one.of === of && !one.at).map((one) => Number(one.id.split('+').at(-1)));
  const made = `${of}+${Math.max(0, ...places) + 1}`;
  return { next: withMade(draft, { id: made, of, kind }), made };
}

/** A part goes back to the entry it was split from; what was written by hand is removed. */
export function takeAwayMade(draft: ReviewDecisions, id: string): ReviewDecisions {
  const { [id]: _, ...entries } = draft.entries;
  return { ...draft, entries, made: draft.made.filter((one) => one.id !== id) };
}
