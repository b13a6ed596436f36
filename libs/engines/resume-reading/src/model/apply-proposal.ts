import { type AnyFields, itemHeading } from '@folia/contracts/item/fields';
import type { Evidence } from '@folia/contracts/item/shapes';
import { itemFieldsOf } from '@folia/contracts/item/shapes';
import type { FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';
import { countWords } from '../document/clean-text';
import { checkClaims, collapse, findWords, type HeldField } from './check-claims';
import { clearFrom, type Proposal, wordsOfEntry } from './import-question';

/** The method name for evidence that a model pointed to; the review marks such values. */
const modelMethod = 'model';
/** Low enough that a person checks what a model proposed. */
const modelConfidence = 0.6;

type ProposedEntry = Proposal['entries'][number];
type Unplaced = ReadResume['unplaced'][number];
type Outcome = { resume: ReadResume; accepted: number; dropped: number };

/**
 * Applies the parts of a proposal that hold up to a resume that was read: new entries from words that were not placed, and other fields for doubtful entries.
 * Code decides: every value must be in its source, no clear field changes, no word of an entry is lost, and visible = placed + unplaced stays true. Pure; never
 * throws. Counts are values (fields).
 */
export function applyProposal(resume: ReadResume, { entries }: Proposal): Outcome {
  let outcome: Outcome = { resume, accepted: 0, dropped: 0 };
  for (const proposed of entries) {
    const { held, dropped } = heldOf(outcome.resume, proposed);
    const next = held.size > 0 ? (placeLeft(outcome.resume, proposed, held) ?? correctEntry(outcome.resume, proposed, held)) : null;
    const claims = proposed.fields.length;
    outcome = next
      ? { resume: next, accepted: outcome.accepted + claims - dropped, dropped: outcome.dropped + dropped }
      : { ...outcome, dropped: outcome.dropped + claims };
  }
  return outcome;
}

function heldOf(resume: ReadResume, { source, kind, fields }: ProposedEntry) {
  const left = resume.unplaced.find(({ id }) => id === source)?.words;
  const entry = resume.entries.find(({ id }) => id === source);
  return checkClaims(kind, fields, left ?? (entry ? wordsOfEntry(entry) : ''));
}

/** The fields in the form an item takes; null when they do not make an item. */
function fieldsOf(kind: FoundEntry['kind'], held: ReadonlyMap<string, HeldField>): AnyFields | null {
  const parsed = itemFieldsOf(kind).safeParse(Object.fromEntries([...held].map(([name, { value }]) => [name, value])));
  return parsed.success ? parsed.data : null;
}

/** A new entry from words that were not placed; the rest of those words stays unplaced. */
function placeLeft(resume: ReadResume, { source, kind }: ProposedEntry, held: ReadonlyMap<string, HeldField>): ReadResume | null {
  const left = resume.unplaced.find(({ id }) => id === source);
  const fields = left && fieldsOf(kind, held);
  if (!left || !fields) return null;
  const heading = itemHeading(kind, fields).toLowerCase();
  const isThere = resume.entries.some((entry) => entry.kind === kind && itemHeading(kind, entry.fields).toLowerCase() === heading);
  if (isThere) return null;
  const evidence = Object.fromEntries([...held].map(([name, { quotes }]) => [name, quotes.map((words): Evidence => evidenceOf(words, left.page, left.box))]));
  const rest = withoutQuotes(
    left,
    [...held.values()].flatMap(({ quotes }) => quotes),
  );
  const placed = countWords(left.words) - rest.reduce((sum, { words }) => sum + countWords(words), 0);
  return {
    ...resume,
    entries: [...resume.entries, { id: `m-${source}`, kind, fields, evidence, confidence: modelConfidence }],
    unplaced: resume.unplaced.flatMap((one) => (one.id === source ? rest : [one])),
    words: { ...resume.words, placed: resume.words.placed + placed, unplaced: resume.words.unplaced - placed },
  };
}

/** Other values for the doubtful fields of an entry, unless that would lose one of its words. */
function correctEntry(resume: ReadResume, { source, kind }: ProposedEntry, held: ReadonlyMap<string, HeldField>): ReadResume | null {
  const entry = resume.entries.find(({ id }) => id === source);
  if (!entry || entry.kind !== kind || entry.confidence >= clearFrom) return null;
  const isClear = (name: string) => (entry.evidence[name] ?? []).some(({ confidence }) => confidence >= clearFrom);
  const changed = new Map([...held].filter(([name, { value }]) => !isClear(name) && JSON.stringify(value) !== JSON.stringify(entry.fields[name])));
  if (changed.size === 0) return null;
  const kept = Object.fromEntries(Object.entries(entry.fields).filter(([name]) => isClear(name) || (held.has(name) && !changed.has(name))));
  const fields = fieldsOf(kind, new Map([...Object.entries(kept).map(([name, value]): [string, HeldField] => [name, { value, quotes: [] }]), ...changed]));
  const pieces = Object.values(entry.evidence).flat();
  const newEvidence = Object.fromEntries(
    [...changed].map(([name, { quotes }]) => [
      name,
      quotes.map((words) => {
        const from = pieces.find((piece) => collapse(piece.words).includes(words)) ?? pieces[0];
        return evidenceOf(words, from?.page ?? 1, from?.box ?? null);
      }),
    ]),
  );
  const evidence = { ...Object.fromEntries(Object.entries(entry.evidence).filter(([name]) => name in kept)), ...newEvidence };
  if (!fields || losesWords(pieces, Object.values(evidence).flat())) return null;
  const corrected: FoundEntry = { ...entry, fields, evidence, confidence: modelConfidence };
  return { ...resume, entries: resume.entries.map((one) => (one === entry ? corrected : one)) };
}

const evidenceOf = (words: string, page: number, box: Evidence['box']): Evidence => ({ page, words, box, confidence: modelConfidence, method: modelMethod });

/** Whether words that were placed would no longer be in any value; short joining words ("at", "the") don't count. */
function losesWords(before: readonly Evidence[], after: readonly Evidence[]): boolean {
  const wordsIn = (pieces: readonly Evidence[]) => pieces.flatMap(({ words }) => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const kept = new Set(wordsIn(after));
  return wordsIn(before).some((word) => (word.length > 3 || /\d/.test(word)) && !kept.has(word));
}

/** What is left of a passage, in order, after removing the quoted words. */
function withoutQuotes(left: Unplaced, quotes: readonly string[]): Unplaced[] {
  const text = collapse(left.words);
  const taken = new Uint8Array(text.length);
  for (const quote of quotes) {
    const at = findWords(text, quote);
    if (at >= 0) taken.fill(1, at, at + quote.length);
  }
  const stretches: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !taken[at]) continue;
    if (at > from) stretches.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return stretches.filter((words) => countWords(words) > 0).map((words, index) => ({ ...left, id: `${left.id}.${index + 1}`, words }));
}
