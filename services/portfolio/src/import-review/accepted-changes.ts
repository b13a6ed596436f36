import { AppError } from '@folia/contracts/errors';
import type { AnyFields, FieldValue, ItemKind } from '@folia/contracts/item/fields';
import { type Evidence, type Item, itemContent, type Provenance } from '@folia/contracts/item/shapes';
import { isByHand, reviewEntries } from '@folia/contracts/resume-import/made-entries';
import type { ImportReview, ReadResume, ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { compareFields } from './compare-fields';
import type { ImportedFields } from './find-doubles';

/** `imported` is what the file said, before the person's edits: the third side of a later merge. */
type Creation = { kind: ItemKind; fields: AnyFields; provenance: Provenance; imported: AnyFields };
type Merge = { item: Item; fields: AnyFields; provenance: Provenance };
/** `noted`: what the file says about existing items, by item id, whether or not any of it was taken. */
export type AcceptedChanges = { create: Creation[]; merge: Merge[]; noted: Map<string, AnyFields> };

type Doubles = ImportReview['doubles'];

/** The fields with the person's edits applied; emptied ones are dropped. */
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

/** Evidence for the values that still come from the document; values that the person wrote have none. */
function evidenceOf(found: Record<string, Evidence[]>, own: Record<string, FieldValue> | undefined): Record<string, Evidence[]> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => own?.[name] === undefined));
}

/**
 * Merges an entry into an existing item: nothing is overwritten unless `take` is set, and empty fields are filled. A value that an earlier file had already
 * given never replaces what the person has made of it.
 */
function mergeInto(
  item: Item,
  fields: AnyFields,
  evidence: Record<string, Evidence[]>,
  importId: string,
  take: boolean,
  before: AnyFields | undefined,
): Merge | null {
  const changes = compareFields(item.kind, fields, item.fields, before);
  const news = Object.entries(fields).filter(([name]) => (take ? changes[name] : changes[name] === 'new'));
  // "Until now" and an end date exclude each other: the one the item already has stays, unless the file's version was taken.
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
 * What saving a review does to a portfolio: accepted entries and words placed by hand become items, duplicates merge into existing items. Throws BODY_INVALID
 * {entryId, issues} for an entry that can't be saved as it is.
 */
export function acceptedChanges(
  importId: string,
  result: ReadResume,
  decisions: ReviewDecisions,
  items: Item[],
  doubles: Doubles,
  imported: ImportedFields,
): AcceptedChanges {
  const changes: AcceptedChanges = { create: [], merge: [], noted: new Map() };
  for (const entry of reviewEntries(result, decisions.made)) {
    const decision = decisions.entries[entry.id];
    if (decision?.decision !== 'accepted') continue;
    const kind = decision.kind ?? entry.kind;
    const fields = valid(entry.id, kind, edited(entry.fields, decision.fields));
    const evidence = evidenceOf(entry.evidence, decision.fields);
    const double = doubles.find((one) => one.entryId === entry.id);
    const item = items.find((one) => one.id === (decision.mergeWith ?? double?.itemId));
    if (!item || item.kind !== kind || decision.resolution === 'both') {
      const provenance: Provenance = isByHand(entry.id, decisions.made) ? { source: 'hand' } : { source: 'import', importId, fields: evidence };
      changes.create.push({ kind, fields, provenance, imported: entry.fields });
      continue;
    }
    changes.noted.set(item.id, entry.fields);
    const merge = mergeInto(item, fields, evidence, importId, decision.resolution === 'take', imported.get(item.id));
    if (merge) changes.merge.push({ ...merge, fields: valid(entry.id, kind, merge.fields) });
  }
  for (const placed of decisions.placed) {
    const source = result.unplaced.find((one) => one.id === placed.unplacedId);
    const fields = valid(placed.id, placed.kind, edited(placed.fields, undefined));
    const evidence = source ? [{ page: source.page, words: source.words, box: source.box, confidence: 1, method: 'placed by hand' }] : [];
    const provenance: Provenance = { source: 'import', importId, fields: Object.fromEntries(Object.keys(fields).map((name) => [name, evidence])) };
    changes.create.push({ kind: placed.kind, fields, provenance, imported: fields });
  }
  return changes;
}
