import { datedKinds, headingFields, type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import { matchHeading } from '../parser/sections/match-heading';
import type { SectionKind } from '../parser/sections/section-lexicon';
import { divideDescription } from './divide-description';
import type { FieldMap, SourceResume } from './source-resume';
import { partAt, type SourceNode } from './source-value';

/** An entry that goes on or is over, as the part `current` says with "true" or "false". */
export function addPeriod(resume: SourceResume, kind: ItemKind, record: SourceNode, map: FieldMap, current: SourceNode | undefined): void {
  const said = current?.lines[0]?.text.toLowerCase();
  const entry = resume.entry(kind, record, map, said === 'true' && current);
  if (entry && current && said === 'false') resume.place([current]);
}

/** A record whose description is divided into `summary` and `highlights`. */
export const describedBy = (record: SourceNode, key: string): SourceNode => ({
  ...record,
  parts: [...record.parts, ...divideDescription(partAt(record, key))],
});

const threeLetters = /^[a-z]{3}$/;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * A language by its name or its ISO 639-2 code, with the level of each of its skills: one where they agree, else the lowest and the highest.
 * `table`: where the levels stand, all of it said by that one level.
 */
export function addLanguage(resume: SourceResume, name: SourceNode | undefined, levels: readonly SourceNode[], table: readonly SourceNode[] = levels): void {
  if (!name?.lines[0]) return;
  const words = name.lines[0].text;
  const spoken = threeLetters.test(words) ? languageNames.of(words) : undefined;
  const sorted = [...levels].sort((one, other) => (one.lines[0]?.text ?? '').localeCompare(other.lines[0]?.text ?? ''));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const isOne = lowest?.lines[0]?.text === highest?.lines[0]?.text;
  const level = {
    key: 'level',
    path: lowest?.path ?? '',
    lines: [],
    parts: isOne ? levels.slice(0, 1) : [...new Set([lowest, highest])].filter((one) => one !== undefined),
  };
  const entry = resume.entry('language', { ...name, parts: [{ ...name, key: 'name' }, level] }, { name: 'name', level: 'level' });
  if (entry && spoken) entry.fields.name = spoken;
  if (entry && isOne) resume.place(table);
}

const maxWords = 6;

/** Skills that are named one by one ("Excel, SAP"); sentences stay as they are. */
export function addShortSkills(resume: SourceResume, node: SourceNode | undefined): void {
  for (const line of node?.lines ?? []) {
    const names = line.split(/[,;•●]|\s\|\s/gu).map((name) => name.trim('.-– '));
    if (!node || names.some(({ text }) => text.split(' ').length > maxWords || text.length > 60)) continue;
    for (const name of names) resume.entry('skill', { ...node, parts: [{ ...node, key: 'name', lines: [name] }] }, { name: 'name' });
  }
}

/** Kinds that Europass has sections of its own for. */
const known: ReadonlySet<string> = new Set(['work', 'education', 'skill', 'language']);

/** The kind of entry a section of one's own lists by titles. */
function titledKind(section: SectionKind): ItemKind | null {
  if (section === 'course') return 'certification';
  return itemKinds.find((kind) => kind === section && !known.has(kind)) ?? null;
}

/** An entry of a section whose name says what it lists ("Projects"); under any other name it stays unplaced. `record` holds title, start, end and description. */
export function addTitled(resume: SourceResume, section: SourceNode | undefined, record: SourceNode): void {
  const heading = matchHeading(section?.lines[0]?.text ?? '');
  const kind = heading?.exact ? titledKind(heading.kind) : null;
  if (!kind || !section) return;
  const single: FieldMap = datedKinds.includes(kind) ? { startDate: 'start', endDate: 'end' } : { date: ['end', 'start'] };
  if (resume.entry(kind, record, { ...single, [headingFields[kind][0]]: 'title', summary: 'summary', highlights: 'highlights' })) resume.place([section]);
}
