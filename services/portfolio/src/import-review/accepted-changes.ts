import { AppError } from '@folia/contracts/errors';
import { type Evidence, type Item, itemContent, type Provenance } from '@folia/contracts/item';
import type { AnyFields, FieldValue, ItemKind } from '@folia/contracts/item-fields';
import type { ImportReview, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import';

export type Creation = { kind: ItemKind; fields: AnyFields; provenance: Provenance };
export type Merge = { item: Item; fields: AnyFields; provenance: Provenance };
export type AcceptedChanges = { create: Creation[]; merge: Merge[] };

type Doubles = ImportReview['doubles'];

/** Fields with the person's own values over them; emptied ones go. */
function edited(fields: AnyFields, own: Record<string, FieldValue> | undefined): AnyFields {
  return Object.fromEntries(
    Object.entries({ ...fields, ...own }).filter(([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)),
  );
}

function valid(id: string, kind: ItemKind, fields: AnyFields): AnyFields {
  const parsed = itemContent.safeParse({ kind, fields });
  if (parsed.success) return parsed.data.fields;
  throw new AppError('BODY_INVALID', { entryId: id, issues: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })) });
}

/** Evidence of the values that are still the document's; what a person wrote has none. */
function evidenceOf(found: Record<string, Evidence[]>, own: Record<string, FieldValue> | undefined): Record<string, Evidence[]> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => own?.[name] === undefined));
}

/** Joins an entry to an item that is there: nothing is overwritten unless `take` was said, empty fields are filled. */
function mergeInto(item: Item, fields: AnyFields, evidence: Record<string, Evidence[]>, importId: string, take: boolean): Merge | null {
  const news = Object.entries(fields).filter(([name, value]) =>
    take ? JSON.stringify(item.fields[name]) !== JSON.stringify(value) : item.fields[name] === undefined,
  );
  // "Until now" and an end exclude each other: whichever the item says already stays unless the file's version was taken.
  const usable = news.filter(([name]) => take || !((name === 'current' && item.fields.endDate) || (name === 'endDate' && item.fields.current)));
  if (usable.length === 0) return null;
  const merged = { ...item.fields, ...Object.fromEntries(usable) };
  if (take && fields.current) delete merged.endDate;
  if (take && fields.endDate) delete merged.current;
  const known = item.provenance.source === 'import' ? item.provenance.fields : {};
  const added = Object.fromEntries(usable.flatMap(([name]) => (evidence[name] ? [[name, evidence[name]]] : [])));
  return { item, fields: merged, provenance: { source: 'import', importId, fields: { ...known, ...added } } };
}

/**
 * What saving a review does to a portfolio: accepted entries and words placed by hand become items, doubles join the items that are there.
 * Throws BODY_INVALID {entryId, issues} for an entry that can't be saved as it stands.
 */
export function acceptedChanges(importId: string, result: ReadResume, decisions: ReviewDecisions, items: Item[], doubles: Doubles): AcceptedChanges {
  const changes: AcceptedChanges = { create: [], merge: [] };
  for (const entry of result.entries) {
    const decision = decisions.entries[entry.id];
    if (decision?.decision !== 'accepted') continue;
    const kind = decision.kind ?? entry.kind;
    const fields = valid(entry.id, kind, edited(entry.fields, decision.fields));
    const evidence = evidenceOf(entry.evidence, decision.fields);
    const double = doubles.find((one) => one.entryId === entry.id);
    const item = items.find((one) => one.id === (decision.mergeWith ?? double?.itemId));
    if (!item || item.kind !== kind || decision.resolution === 'both') {
      changes.create.push({ kind, fields, provenance: { source: 'import', importId, fields: evidence } });
      continue;
    }
    const merge = mergeInto(item, fields, evidence, importId, decision.resolution === 'take');
    if (merge) changes.merge.push({ ...merge, fields: valid(entry.id, kind, merge.fields) });
  }
  for (const placed of decisions.placed) {
    const source = result.unplaced.find((one) => one.id === placed.unplacedId);
    const fields = valid(placed.id, placed.kind, edited(placed.fields, undefined));
    const evidence = source ? [{ page: source.page, words: source.words, box: source.box, confidence: 1, method: 'placed by hand' }] : [];
    const provenance: Provenance = { source: 'import', importId, fields: Object.fromEntries(Object.keys(fields).map((name) => [name, evidence])) };
    changes.create.push({ kind: placed.kind, fields, provenance });
  }
  return changes;
}
