import { type FieldValue, itemFields } from '@folia/contracts/item/fields';
import type { Evidence } from '@folia/contracts/item/shapes';
import { type EntryLine, isByHand, reviewEntries, splitLines } from '@folia/contracts/resume-import/made-entries';
import type { BasicsField, FoundEntry, ImportReview, MadeEntry, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { type ConfidenceBand, confidenceBand } from '../../../ui/confidence';
import { basicsDecision, entryDecision } from './decisions';

/** One value that was read: `key` identifies it on the whole screen, `number` is its mark if there are words to prove it. */
export type FoundField = { key: string; field: string; value: FieldValue; evidence: Evidence[]; band: ConfidenceBand; number: number | null };
export type EntryCard = {
  type: 'entry';
  id: string;
  entry: FoundEntry;
  fields: FoundField[];
  doubtful: boolean;
  double: Omit<ImportReview['doubles'][number], 'entryId'> | null;
  /** Where another entry may begin in it. */
  lines: EntryLine[];
  /** Made by the person, from words that were read as part of another entry, or by hand. */
  made: 'part' | 'hand' | null;
};
export type SkillsCard = { type: 'skills'; id: 'skills'; entries: EntryCard[] };
export type BasicsCard = { type: 'basics'; id: 'basics'; fields: (FoundField & { field: BasicsField })[]; doubtful: boolean };
export type ReviewCard = EntryCard | SkillsCard | BasicsCard;

const basicsOrder: readonly BasicsField[] = ['name', 'headline', 'summary', 'location', 'email', 'phone', 'url'];
const lowest = (evidence: readonly Evidence[]) => Math.min(1, ...evidence.map((piece) => piece.confidence));
const isShown = (value: FieldValue) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== false);

function entryCard(entry: FoundEntry, result: ReadResume, doubles: ImportReview['doubles'], made: readonly MadeEntry[]): EntryCard {
  // The contract's own field order, so that the same thing is always in the same place.
  const fields = Object.keys(itemFields[entry.kind]).flatMap((field): FoundField[] => {
    const value = entry.fields[field];
    const evidence = entry.evidence[field] ?? [];
    return value === undefined || !isShown(value)
      ? []
      : [{ key: `${entry.id}/${field}`, field, value, evidence, band: confidenceBand(lowest(evidence)), number: null }];
  });
  const double = doubles.find(({ entryId }) => entryId === entry.id);
  return {
    type: 'entry',
    id: entry.id,
    entry,
    fields,
    doubtful: fields.some(({ band }) => band !== 'clear'),
    double: double ?? null,
    lines: splitLines(entry, result.pages),
    made: isByHand(entry.id, made) ? 'hand' : made.some(({ id }) => id === entry.id) ? 'part' : null,
  };
}

function basicsCard({ basics }: ReadResume): BasicsCard | null {
  const fields = basicsOrder.flatMap((field) => {
    const found = basics[field];
    return found?.value
      ? [{ key: `basics/${field}`, field, value: found.value, evidence: found.evidence, band: confidenceBand(lowest(found.evidence)), number: null }]
      : [];
  });
  return fields.length > 0 ? { type: 'basics', id: 'basics', fields, doubtful: fields.some(({ band }) => band !== 'clear') } : null;
}

/**
 * Everything to decide: first what is doubtful, then what differs from the portfolio, then the rest in document order. Never reordered later: what a person
 * makes from an entry comes after it, wherever that was.
 */
export function reviewCards(result: ReadResume, doubles: ImportReview['doubles'], made: readonly MadeEntry[]): ReviewCard[] {
  const asRead = result.entries.map((entry) => entryCard(entry, result, doubles, made));
  const isPlainSkill = (card: EntryCard) => card.entry.kind === 'skill' && !card.doubtful && !card.double;
  const skills = asRead.filter(isPlainSkill);
  const rank = (card: ReviewCard) => {
    if (card.type === 'skills') return 4;
    if (card.doubtful) return card.type === 'basics' ? 1 : 0;
    if (card.type === 'entry' && card.double) return card.double.same ? 5 : 2;
    return 3;
  };
  const basics = basicsCard(result);
  const cards: ReviewCard[] = [...(basics ? [basics] : []), ...asRead.filter((card) => !isPlainSkill(card))];
  if (skills.length > 0) cards.push({ type: 'skills', id: 'skills', entries: skills });
  const now = reviewEntries(result, made).map((entry) => entryCard(entry, result, doubles, made));
  const partsOf = (id: string) => now.filter((card) => card.id === id || made.some((one) => one.id === card.id && one.of === id));
  return numbered(
    cards
      .map((card, place) => ({ card, place }))
      .sort((one, other) => rank(one.card) - rank(other.card) || one.place - other.place)
      .flatMap(({ card }): ReviewCard[] => (card.type === 'entry' ? partsOf(card.id) : [card])),
  );
}

export const fieldsOf = (card: ReviewCard): FoundField[] => (card.type === 'skills' ? card.entries.flatMap((entry) => entry.fields) : card.fields);

// One number is one source on the screen, counted from the first card down.
function numbered(cards: ReviewCard[]): ReviewCard[] {
  let last = 0;
  for (const field of cards.flatMap(fieldsOf)) {
    if (field.evidence.length === 0) continue;
    last += 1;
    field.number = last;
  }
  return cards;
}

const entriesOf = (cards: readonly ReviewCard[]) => cards.flatMap((card) => (card.type === 'entry' ? [card] : card.type === 'skills' ? card.entries : []));
/** Something the portfolio says word for word does not need a decision. */
const needsDecision = (card: EntryCard) => !card.double?.same;

/** Undecided entries in which every field was read clearly and which nothing else claims. */
export const clearEntries = (cards: readonly ReviewCard[], draft: ReviewDecisions) =>
  entriesOf(cards)
    .filter((card) => !card.doubtful && !card.double && entryDecision(draft, card.id).decision === 'undecided')
    .map(({ id }) => id);

/** Whether the card about the person was read clearly, replaces nothing and is undecided: then it is accepted along with the clear entries. */
export const clearBasics = (cards: readonly ReviewCard[], draft: ReviewDecisions, mine: ImportReview['mine']): BasicsField[] => {
  const about = cards.find((card) => card.type === 'basics');
  if (about?.type !== 'basics' || about.doubtful) return [];
  const fields = about.fields.filter(({ field, value }) => !replaces(mine, field, String(value))).map(({ field }) => field);
  return fields.filter((field) => basicsDecision(draft, field).decision === 'undecided');
};

/** Whether accepting a value replaces another one of the person's own. */
export const replaces = (mine: ImportReview['mine'], field: BasicsField, value: string) => Boolean(mine[field]) && mine[field] !== value;

export const doubtfulCount = (cards: readonly ReviewCard[]) => cards.filter((card) => card.type !== 'skills' && card.doubtful).length;

/** The total in the footer. The fields about the person count as one if any of them is undecided or accepted. */
export function sumUp(cards: readonly ReviewCard[], draft: ReviewDecisions, hasProfiles: boolean) {
  const decisions = entriesOf(cards)
    .filter(needsDecision)
    .map((card) => entryDecision(draft, card.id).decision);
  const about = cards.find((card) => card.type === 'basics');
  const basics = about?.fields.map(({ field }) => basicsDecision(draft, field).decision) ?? [];
  if (hasProfiles) basics.push(draft.profiles);
  const amount = (decision: string) => decisions.filter((one) => one === decision).length;
  return {
    accepted: amount('accepted') + draft.placed.length,
    undecided: amount('undecided') + (basics.includes('undecided') ? 1 : 0),
    dropped: amount('dropped'),
    hasBasics: basics.includes('accepted'),
  };
}
