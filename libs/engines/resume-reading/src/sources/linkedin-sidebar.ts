import type { ItemKind } from '@folia/contracts/item/fields';
import type { FoundProfile, ReadResume } from '@folia/contracts/resume-import/shapes';
import type { TextLine } from '../document/text-line';
import { profileOf } from '../parser/basics/profile-of';
import { EntryBuilder, type ReadContext } from '../parser/entry-builder';
import { Passage } from '../parser/passage';
import type { Section } from '../parser/sections/section';
import { webAddressOf } from '../parser/values/web-address-of';
import type { EntryList } from './entry-list';

const method = 'LinkedIn sidebar';
const sure = 0.95;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^[+(]?\d[\d\s()./-]{4,30}$/;
/** "(Mobile)", "(LinkedIn)", "(Portfolio)" behind a contact. */
const label = /\s*\([^()]{1,40}\)$/;
const bracketed = /^(\S.*?)\s*\((.+)\)$/;

/** A line goes on where the one above left a bracket open, where it opens one, or where it stands closer than the items of the sidebar do. */
function itemsOf(lines: readonly TextLine[], widest: number): TextLine[][] {
  const items: TextLine[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const text = last?.map((one) => one.text).join(' ') ?? '';
    const isOpen = text.split('(').length > text.split(')').length;
    if (last && (isOpen || line.text.startsWith('(') || (line.gap < 0.35 && line.gap + 0.15 < widest))) last.push(line);
    else items.push([line]);
  }
  return items;
}

const worded = (item: readonly TextLine[]) => Passage.join(item.map((line) => Passage.of(line)));
/** An address is cut anywhere at the edge of the column; only the label behind it stands apart. */
const unbroken = (item: readonly TextLine[]) =>
  item.map((line) => Passage.of(line)).reduce((whole, next) => Passage.join([whole, next], next.text.startsWith('(') || phone.test(whole.text) ? ' ' : ''));

function readContact(items: readonly TextLine[][], basics: ReadResume['basics'], context: ReadContext): FoundProfile[] {
  const profiles: FoundProfile[] = [];
  for (const item of items) {
    const whole = unbroken(item);
    const passage = whole.slice(0, whole.text.length - (label.exec(whole.text)?.[0].length ?? 0));
    const evidence = passage.evidence(context.pages, sure, method);
    const profile = profileOf(passage.text);
    const url = webAddressOf(passage.text);
    if (mail.test(passage.text) && !basics.email) basics.email = { value: passage.text, evidence };
    else if (phone.test(passage.text) && !basics.phone) basics.phone = { value: passage.text, evidence };
    else if (profile) profiles.push({ ...profile, evidence });
    else if (url && !basics.url) basics.url = { value: url, evidence };
    else continue;
    // The label says what was placed.
    context.ledger.claim(whole);
  }
  return profiles;
}

const titled: Partial<Record<Section['kind'], { kind: ItemKind; field: string }>> = {
  certification: { kind: 'certification', field: 'name' },
  award: { kind: 'award', field: 'title' },
  publication: { kind: 'publication', field: 'title' },
  patent: { kind: 'patent', field: 'title' },
};

/** Reads the sidebar: contact, top skills, languages with their level, and lists of titles. Marks what it took. */
export function readSidebar(sections: readonly Section[], list: EntryList, basics: ReadResume['basics'], context: ReadContext): FoundProfile[] {
  const profiles: FoundProfile[] = [];
  const lists = sections.map((section) => ({ section, lines: section.lines.filter((line) => !section.title.endsWith(line.text)) }));
  // The first line of each stands below a heading, which tells nothing about the items.
  const widest = Math.max(0, ...lists.flatMap(({ lines }) => lines.slice(1).map((line) => line.gap)));
  for (const { section, lines } of lists) {
    const items = itemsOf(lines, widest);
    if (section.kind === 'contact') profiles.push(...readContact(items, basics, context));
    for (const item of section.kind === 'contact' ? [] : items) {
      const passage = worded(item);
      const found = titled[section.kind];
      if (section.kind === 'skill') list.addSkill(new EntryBuilder('skill', context).text('name', passage, sure, method));
      else if (section.kind === 'language') {
        const [, name = '', level] = bracketed.exec(passage.text) ?? [];
        const builder = new EntryBuilder('language', context).text('name', name ? passage.slice(0, name.length) : passage, sure, method);
        const from = level ? passage.text.length - level.length - 1 : 0;
        list.add(level ? builder.text('level', passage.slice(from, passage.text.length - 1), sure, method) : builder);
      } else if (found) list.add(new EntryBuilder(found.kind, context).text(found.field, passage, sure, method));
    }
  }
  return profiles;
}
