import { type AnyFields, type FieldSpec, headingFields, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import type { Evidence } from '@folia/contracts/item/shapes';
import type { FoundEntry } from '@folia/contracts/resume-import/shapes';
import { fitText } from '../document/fit-text';
import type { PageSize } from '../document/text-line';
import type { Ledger } from './ledger';
import type { Passage } from './passage';
import type { FoundDate } from './values/find-dates';
import { webAddressOf } from './values/web-address-of';

/** What every section reader needs besides its lines. */
export type ReadContext = {
  pages: readonly PageSize[];
  ledger: Ledger;
  asOf: string;
  /** Where the person lives, once that has been read. */
  home?: string;
  /** How many entries other than skills may still be taken, and how many did not fit. */
  room: { entries: number; lost: number };
};

/** Collects the fields of one entry with their evidence, within the contract's limits, and marks their words as placed. */
export class EntryBuilder {
  private readonly fields: AnyFields = {};
  private readonly found: Record<string, Evidence[]> = {};
  private readonly claims: Passage[] = [];
  private confidence = 1;

  constructor(
    private readonly kind: ItemKind,
    private readonly context: ReadContext,
  ) {}

  private spec(field: string): FieldSpec | undefined {
    return (itemFields[this.kind] as Record<string, FieldSpec>)[field];
  }

  private note(field: string, passages: readonly Passage[], confidence: number, method: string): void {
    this.confidence = Math.min(this.confidence, confidence);
    this.claims.push(...passages);
    this.found[field] = [...(this.found[field] ?? []), ...passages.flatMap((passage) => passage.evidence(this.context.pages, confidence, method))].slice(
      0,
      200,
    );
  }

  get(field: string): AnyFields[string] | undefined {
    return this.fields[field];
  }

  /** Sets a text, markdown or url field unless the passage is empty. `value` is given if it differs from the document's words. */
  text(field: string, passage: Passage | null | undefined, confidence: number, method: string, value = passage?.text ?? ''): this {
    const spec = this.spec(field);
    const clean = spec?.type === 'url' ? webAddressOf(value) : fitText(value.trim(), spec?.max ?? 0);
    if (!passage || !clean || !spec) return this;
    this.fields[field] = clean;
    this.note(field, [passage], confidence, method);
    return this;
  }

  /** Sets a field to a value that is already valid, whatever its words were cleaned to; adds to an existing list. */
  exactly(field: string, value: string | string[], passages: readonly Passage[], method: string): this {
    const before = this.fields[field];
    this.fields[field] = Array.isArray(value) && Array.isArray(before) ? [...before, ...value] : value;
    this.note(field, passages, 1, method);
    return this;
  }

  /** Puts paragraphs into one markdown field, after what is already there. */
  paragraphs(field: string, passages: readonly Passage[], confidence: number, method: string): this {
    const spec = this.spec(field);
    const taken = passages.filter((passage) => passage.text);
    if (!spec || taken.length === 0) return this;
    const before = typeof this.fields[field] === 'string' ? [this.fields[field] as string] : [];
    this.fields[field] = fitText([...before, ...taken.map((passage) => passage.text)].join('\n\n'), spec.max);
    this.note(field, taken, confidence, method);
    return this;
  }

  /** Adds entries to a list field. */
  list(field: string, passages: readonly Passage[], confidence: number, method: string): this {
    const spec = this.spec(field);
    const values = (this.fields[field] as string[] | undefined) ?? [];
    const taken = spec ? passages.filter((passage) => passage.text).slice(0, Math.max(0, (spec.maxItems ?? 100) - values.length)) : [];
    if (!spec || taken.length === 0) return this;
    this.fields[field] = [...values, ...taken.map((passage) => fitText(passage.text, spec.max))];
    this.note(field, taken, confidence, method);
    return this;
  }

  /** Start, end and "current" of a period. A single date goes to the `single` field. An end before its start is left out. */
  period(date: FoundDate | null, passage: Passage | null, single: 'startDate' | 'endDate'): this {
    if (!date || !passage) return this;
    const method = date.isRange ? 'date range' : 'single date';
    const confidence = date.isRange ? 0.95 : 0.8;
    const start = date.isRange || single === 'startDate' ? date.start : '';
    const end = date.isRange ? date.end : single === 'endDate' ? date.start : '';
    const length = Math.min(start.length, end.length);
    const isOrdered = !start || !end || start.slice(0, length) <= end.slice(0, length);
    if (this.isDate(start)) this.set('startDate', start, passage, confidence, method);
    if (this.isDate(end) && isOrdered) this.set('endDate', end, passage, confidence, method);
    if (date.current && !this.fields.endDate) this.set('current', true, passage, confidence, method);
    return this;
  }

  /** Puts one date into a date field: the end of a period, or the single date. */
  date(field: string, date: FoundDate | null, passage: Passage | null): this {
    const value = date?.end || date?.start || '';
    if (passage && this.isDate(value)) this.set(field, value, passage, 0.9, 'single date');
    return this;
  }

  /** A date the contract accepts; a year far beyond today is some other kind of number. */
  private isDate(date: string): boolean {
    return /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(date) && Number(date.slice(0, 4)) <= Number(this.context.asOf.slice(0, 4)) + 15;
  }

  private set(field: string, value: string | boolean, passage: Passage, confidence: number, method: string): void {
    if (!this.spec(field)) return;
    this.fields[field] = value;
    this.note(field, [passage], confidence, method);
  }

  /** The entry with its words marked as placed, or null when it has no heading or there is no room for it (its words then stay unplaced). */
  build(): Omit<FoundEntry, 'id'> | null {
    if (!headingFields[this.kind].some((field) => this.fields[field])) return null;
    const { room } = this.context;
    if (this.kind !== 'skill' && room.entries <= 0) {
      room.lost += 1;
      return null;
    }
    if (this.kind !== 'skill') room.entries -= 1;
    for (const passage of this.claims) this.context.ledger.claim(passage);
    return { kind: this.kind, fields: this.fields, evidence: this.found, confidence: Math.round(this.confidence * 100) / 100 };
  }
}
