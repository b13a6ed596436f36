import { type FieldSpec, type ItemKind, itemFields } from '@folia/contracts/item/fields';
import { fieldSchema } from '@folia/contracts/item/shapes';
import { profileBasics } from '@folia/contracts/portfolio/shapes';
import type { BasicsField, FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';
import type { ZodType } from 'zod';
import { fitText } from '../document/fit-text';
import { maxEntries } from '../document/limits';
import { profileOf } from '../parser/basics/profile-of';
import { EntryBuilder, type ReadContext } from '../parser/entry-builder';
import { Ledger } from '../parser/ledger';
import type { CountStep } from '../parser/parse-resume';
import { Passage } from '../parser/passage';
import { webAddressOf } from '../parser/values/web-address-of';
import { EntryList } from './entry-list';
import { finishResume } from './finish-resume';
import type { Layout } from './lay-out';
import { endsBefore } from './source-date';
import { methodOf, partAt, type SourceNode } from './source-value';

/** Which part of a record each field of an item is; the first of several that holds anything. */
export type FieldMap = Readonly<Record<string, string | readonly string[]>>;
type DateReader = (text: string) => string;

const oneLine = (node: SourceNode) => Passage.join(node.lines, '\n');
const fitted = (passage: Passage, max: number) => passage.slice(0, fitText(passage.text, max).length);
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const basicsMax: Record<BasicsField, number> = { name: 100, headline: 300, email: 254, phone: 50, location: 200, url: 2000, summary: 5000 };

const { name, headline, location, summary, email, phone } = profileBasics.shape;
const basicsSchemas = { name, headline, location, summary, email: email.shape.value, phone: phone.shape.value };

/** A resume in the making out of a laid-out structured file: every value has confidence 1 and names the file and place it is from. */
export class SourceResume {
  readonly basics: ReadResume['basics'] = {};
  readonly profiles: ReadResume['profiles'] = [];
  readonly list: EntryList;
  private readonly context: ReadContext;

  /** `readDate`: how dates are written in this kind of file; `asOf` is YYYY-MM. */
  constructor(
    private readonly layout: Layout,
    asOf: string,
    private readonly readDate: DateReader,
    /** Values that are valid as they stand are taken to the letter, line ends and all. */
    private readonly options: { exact: boolean } = { exact: false },
  ) {
    this.context = { pages: layout.document.pages, ledger: new Ledger(), asOf, room: { entries: maxEntries, lost: 0 } };
    this.list = new EntryList(this.context);
  }

  /** One record as an entry; null when nothing in it heads one. `open`: without an end it goes on; or the part that says so. */
  entry(kind: ItemKind, record: SourceNode, map: FieldMap, open: boolean | SourceNode = false): FoundEntry | null {
    const builder = this.builderOf(kind, record, map);
    if (kind === 'skill') {
      this.list.addSkill(builder);
      return null;
    }
    const entry = this.list.add(builder);
    // What never goes on has no such field, whatever a file says.
    if (!entry || !open || entry.fields.endDate || !('current' in itemFields[kind])) return entry;
    const said = typeof open === 'object' ? oneLine(open) : null;
    const evidence = typeof open === 'object' && said ? said.evidence(this.context.pages, 1, methodOf(open)) : entry.evidence.startDate;
    if (!evidence) return entry;
    entry.fields.current = true;
    entry.evidence.current = evidence;
    this.context.ledger.claim(said);
    return entry;
  }

  private builderOf(kind: ItemKind, record: SourceNode, map: FieldMap): EntryBuilder {
    const builder = new EntryBuilder(kind, this.context);
    const dates: Record<string, string> = {};
    for (const [field, spec] of Object.entries(itemFields[kind]) as [string, FieldSpec][]) {
      const keys = map[field] ?? [];
      const node = (typeof keys === 'string' ? [keys] : keys).map((key) => partAt(record, key)).find((part) => part && hasLines(part));
      if (!node || spec.type === 'flag') continue;
      if (spec.type === 'date') dates[field] = this.readDate(oneLine(node).text);
      const isBackwards = field === 'endDate' && endsBefore(dates.startDate ?? '', dates.endDate ?? '');
      if (!isBackwards) this.fill(builder, field, spec, node, dates[field] ?? '');
    }
    return builder;
  }

  private fill(builder: EntryBuilder, field: string, spec: FieldSpec, node: SourceNode, date: string): void {
    const method = methodOf(node);
    if (spec.type === 'date') {
      if (date) builder.text(field, oneLine(node), 1, method, date);
      return;
    }
    const said = spec.type === 'list' ? null : this.exactValue(() => fieldSchema(spec), node);
    if (said) builder.exactly(field, said, linesOf(node), method);
    else if (spec.type === 'list') this.fillList(builder, field, spec, node);
    else if (spec.type === 'markdown') {
      let room = spec.max;
      for (const line of linesOf(node)) {
        const part = fitted(line, room);
        if (part.text) builder.paragraphs(field, [part], 1, method);
        room -= part.text.length + 2;
        if (room <= 0 || part.text.length < line.text.length) break;
      }
    } else if (spec.type === 'url') builder.text(field, oneLine(node), 1, method);
    else {
      const passage = fitted(spaced(node), spec.max);
      builder.text(field, passage, 1, method);
    }
  }

  private fillList(builder: EntryBuilder, field: string, spec: FieldSpec, node: SourceNode): void {
    const items = node.parts.length > 0 ? node.parts.filter(hasLines) : node.lines.map((line) => ({ ...node, text: undefined, lines: [line] }));
    const schemaOf = () => fieldSchema(spec);
    for (const item of items.slice(0, spec.maxItems)) {
      const [said] = this.exactValue<string[]>(schemaOf, item, (text) => [text]) ?? [];
      if (said) builder.exactly(field, [said], item.lines, methodOf(item));
      else builder.list(field, [fitted(spaced(item), spec.max)], 1, methodOf(item));
    }
  }

  /** What a schema makes of a value's own text, null where that is not valid or not asked for. `as`: the text in the form of the schema. */
  private exactValue<T = string>(schemaOf: () => ZodType, node: SourceNode, as: (text: string) => unknown = (whole) => whole): T | null {
    // A list of one is that one.
    const { text, parts } = node.parts.length === 1 && node.parts[0]?.key === '' ? node.parts[0] : node;
    if (!this.options.exact || !text || parts.length > 0) return null;
    const { data } = schemaOf().safeParse(as(text));
    return (data as T) || null;
  }

  /** A value of the head, made of one or more parts ("First Name" and "Last Name"); the first that is given counts. */
  basic(field: BasicsField, nodes: readonly (SourceNode | undefined)[], separator = ' '): void {
    const given = nodes.filter((node) => node !== undefined).filter(hasLines);
    const [first] = given;
    if (!first || this.basics[field]) return;
    const said = given.length === 1 && field !== 'url' ? this.exactValue(() => basicsSchemas[field], first) : null;
    const passage = fitted(Passage.join(given.flatMap(linesOf), field === 'summary' ? '\n\n' : separator), basicsMax[field]);
    const value = said ?? (field === 'url' ? webAddressOf(passage.text) : field === 'summary' ? passage.text : passage.text.replace(/\s+/g, ' '));
    if (!value || (field === 'email' && !said && !mail.test(value))) return;
    this.basics[field] = { value, evidence: passage.evidence(this.context.pages, 1, methodOf(first)) };
    this.context.ledger.claim(passage);
  }

  /** A page on a network, or the home page, at an address. `passage`: the address as it stands in the file. */
  address(passage: Passage, method: string): void {
    const profile = profileOf(passage.text);
    const url = webAddressOf(passage.text);
    if (profile) this.profile(profile, [passage], method);
    else if (url && !this.basics.url) {
      this.basics.url = { value: url, evidence: passage.evidence(this.context.pages, 1, method) };
      this.context.ledger.claim(passage);
    }
  }

  profile(profile: { network: string; username: string; url: string }, passages: readonly Passage[], method: string): void {
    for (const passage of passages) this.context.ledger.claim(passage);
    if (this.profiles.length >= 30 || this.profiles.some(({ url }) => url === profile.url)) return;
    this.profiles.push({ ...profile, evidence: passages.flatMap((passage) => passage.evidence(this.context.pages, 1, method)) });
  }

  /** Marks values as placed that say the same as one that was taken. */
  place(nodes: readonly SourceNode[]): void {
    for (const passage of nodes.flatMap(linesOf)) this.context.ledger.claim(passage);
  }

  /** Whether anything in a value was taken. */
  isPlaced(node: SourceNode): boolean {
    return linesOf(node).some((passage) => this.context.ledger.isClaimed(passage));
  }

  /** The finished result. Throws AppError FILE_NO_TEXT, NOT_A_RESUME. */
  finish(onStep: CountStep): ReadResume {
    // Names of files and sections say where something stands, and nothing about the person.
    for (const { heading } of this.layout.sections) this.context.ledger.claim(heading && Passage.of(heading));
    for (const { label, value } of this.layout.labels) if (this.context.ledger.isClaimed(value)) this.context.ledger.claim(label);
    // Birthdays, streets and the names of referees are among what is left: they stay here.
    return { ...finishResume(this.layout.document, this.layout.sections, this, this.context, onStep), isStructured: true };
  }
}

export const hasLines = (node: SourceNode): boolean => node.lines.length > 0 || node.parts.some(hasLines);

/** A value's lines, or those of its parts. */
const linesOf = (node: SourceNode): Passage[] => (node.parts.length > 0 ? node.parts.flatMap(linesOf) : node.lines);
/** A value that belongs on one line: ", " between the parts of a list. */
const spaced = (node: SourceNode): Passage => Passage.join(node.parts.length > 0 ? node.parts.map(spaced) : node.lines, node.parts.length > 0 ? ', ' : ' ');
