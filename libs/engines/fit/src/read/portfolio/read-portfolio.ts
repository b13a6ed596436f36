import type { EvidenceSource } from '@folia/contracts/fit-score/evidence-sources';
import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { kindsInDocuments } from '@folia/contracts/item/kinds';
import { findSkills, skillNamed } from '@folia/skills/find-skills';

import type { Skill } from '@folia/skills/skill';
import { type Word, wordsOf } from '@folia/text/word-stems';
import { withoutOrdersToScorer } from '../passages/orders-to-scorer';
import type { Option } from '../requirements/requirement';
import { type Role, roleOf } from '../role/read-role';
import { skillsOfTrade } from '../role/trade-skills';
import { findPeopleLed, peopleManagement } from '../terms/find-people-led';
import { shareDoneByThemselves } from './done-by-themselves';
import { isFieldOfRole } from './fields-of-role';
import { monthsOf, type Period, periodOf, recencyOf } from './period';

/** What the score reads of an item: nothing about the profile it belongs to. */
export type PortfolioItem = { id: string; kind: ItemKind; fields: AnyFields };

/** One value of an item that says what was done or learned; `entry` is its place in fields that are lists. */
export type Line = { field: string; entry: number | null; text: string; words: readonly Word[]; stems: ReadonlySet<string>; skills: readonly LineSkill[] };
/** `own`: how far the line shows the person's own doing with it ({@link shareDoneByThemselves}). */
export type LineSkill = { skill: Skill; start: number; end: number; own: number };
export type ReadItem = {
  id: string;
  kind: ItemKind;
  fields: AnyFields;
  source: EvidenceSource;
  period: Period | null;
  recency: number;
  role: Role | null;
  lines: readonly Line[];
};
/** Words of a line that name an option of a posting: how well they match (`fit`), and how far they describe the person's own doing. */
export type Hit = { line: Line; start: number; end: number; fit: number; own: number };
/** `pointed`: words that name an option of a posting and that only a model saw; judged like all others. */
export type ReadPortfolio = { items: readonly ReadItem[]; now: number; pointed?: ReadonlyMap<Option, readonly Hit[]> };

const mostText = 40_000;

/** Whether a value says in sentences what was done, no matter by whom. */
export const tellsDoing = (kind: ItemKind, field: string): boolean => kindsInDocuments[kind].evidence?.tellsDoing === true && field !== 'skills';

/** "Booked 200 product managers": people, not something the person does. */
const people = /^[\p{Ll} -]+(?:er|or|ist|ian)s$/u;

const titles: ReadonlySet<string> = new Set(['position', 'name']);
const leaders: ReadonlySet<string> = new Set(['summary', 'highlights']);

type Raw = Pick<Line, 'field' | 'entry' | 'text'>;

function linesOf(kind: ItemKind, fields: AnyFields, role: Role | null): Line[] {
  const found: Raw[] = [];
  for (const field of kindsInDocuments[kind].evidence?.fields ?? []) {
    const value = fields[field];
    if (typeof value === 'string' && value) found.push({ field, entry: null, text: withoutOrdersToScorer(value) });
    if (Array.isArray(value)) for (const [entry, text] of value.entries()) if (text) found.push({ field, entry, text: withoutOrdersToScorer(text) });
  }
  return withSkills(
    found,
    (kind === 'work' || kind === 'volunteering') && role?.isLoose === false ? skillsOfTrade(role.family) : [],
    (line, start, end, area) =>
      !tellsDoing(kind, line.field)
        ? 1
        : people.test(line.text.slice(start, end)) && !isFieldOfRole(role, area)
          ? 0
          : shareDoneByThemselves(line.text, start, end, area, role, isFieldOfRole(role, area)),
  );
}

/** "Staff Nurse, Emergency", "Commercial Driver License, Class A", "Illinois Bar": turned into the usual word order. */
function turned(text: string): string {
  const [first = '', second, ...more] = text.split(/,\s+/);
  if (/^(?:.* the )?(?:State )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:State )?Bar(?: Association)?$/u.test(first)) return 'state bar';
  if (second === undefined || more.length > 0) return text;
  return skillNamed(`${first} ${second}`) ? `${first} ${second}` : `${second} ${first.split(' ').at(-1) ?? ''}`;
}

/** "GMC full registration": the registration. */
const inForce = /(?<!\p{L})(?:full|current|active|valid|unrestricted) (?=\p{L})/giu;

const paperIn = (text: string) => findSkills(text).find(({ skill }) => skill.kind === 'credential')?.skill;

/** All lines of an item are read together, so that the words around an ambiguous one can settle its meaning. A value that is just one name is that name. */
function withSkills(lines: readonly Raw[], ofTrade: readonly Skill[], ownOf: (line: Raw, start: number, end: number, area: string) => number): Line[] {
  const whole = lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, mostText);
  const mentions = findSkills(whole);
  let offset = 0;
  let next = 0;
  return lines.map((line) => {
    const end = offset + line.text.length;
    const skills: LineSkill[] = [];
    for (; next < mentions.length && (mentions[next]?.start ?? 0) < end; next += 1) {
      const { skill, start, end: to } = mentions[next] as (typeof mentions)[number];
      if (start >= offset && to <= end)
        skills.push({ skill, start: start - offset, end: to - offset, own: ownOf(line, start - offset, to - offset, skill.area) });
    }
    offset = end + 1;
    if (line.text.length <= 100) {
      const named =
        (skills.length === 0 && skillNamed(line.text)) ||
        (titles.has(line.field) && (skillNamed(turned(line.text)) ?? paperIn(line.text.replace(inForce, ''))));
      if (named && !skills.some(({ skill }) => skill === named)) skills.push({ skill: named, start: 0, end: line.text.length, own: 1 });
    }
    if (line.field === 'position')
      for (const skill of ofTrade) if (!skills.some((one) => one.skill === skill)) skills.push({ skill, start: 0, end: line.text.length, own: 1 });
    const leading = peopleManagement && leaders.has(line.field) ? findPeopleLed(line.text) : null;
    if (leading && peopleManagement) skills.push({ ...leading, skill: peopleManagement, own: 1 });
    const words = wordsOf(line.text);
    return { ...line, words, stems: new Set(words.map(({ stem }) => stem)), skills };
  });
}

const titleOf = ({ kind, fields }: PortfolioItem) => String((kind === 'project' ? fields.role : fields.position) ?? '');
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Reads items for scoring and puts them in a fixed order. `asOf`: YYYY-MM, up to which ongoing items are counted. Pure. */
export function readPortfolio(items: readonly PortfolioItem[], asOf: string): ReadPortfolio {
  const now = monthsOf(asOf);
  const readItems = items.toSorted(byId).flatMap((item): ReadItem[] => {
    const spec = kindsInDocuments[item.kind].evidence;
    if (!spec) return [];
    // Study dates give away a person's age.
    const period = item.kind === 'education' ? null : periodOf(item.fields, now);
    const title = titleOf(item);
    const role = title ? roleOf(title) : null;
    return [{ ...item, source: spec.source, period, recency: recencyOf(period, now), role, lines: linesOf(item.kind, item.fields, role) }];
  });
  return { items: readItems, now };
}
