import { type AnyFields, headingFields, type ItemKind } from '@folia/contracts/item/fields';
import { findEvidence } from '@folia/fit/judge/find-evidence';
import { type PortfolioItem, type ReadItem, readPortfolio } from '@folia/fit/read/portfolio/read-portfolio';
import { roleLikeness } from '@folia/fit/read/role/read-role';
import { findSkills } from '@folia/skills/find-skills';
import { untilOrderToReader } from '@folia/text/orders-to-reader';
import { withAbbreviation } from './align-words';
import { isBesideWork } from './beside-work';
import { type Demand, needWeights, sharedWords } from './demand';

/** A value of an item that says something, and how much the posting wants it. `isAlike`: it is about the posting's branch of work. */
export type RatedLine = {
  itemId: string;
  field: string;
  entry: number | null;
  words: string;
  /** Without orders to the reader; what may be shown. */
  text: string;
  value: number;
  requirementIds: readonly string[];
  isAlike: boolean;
  /** All skills it names belong to other branches of work, or it is about life outside the work. */
  isForeign: boolean;
  hasFigure: boolean;
};
export type RatedItem = {
  item: PortfolioItem;
  read: ReadItem | null;
  /** Its headings: titles, names. */
  head: RatedLine[];
  lines: RatedLine[];
  likeness: number;
  recency: number;
  value: number;
  isAlike: boolean;
};

const heads: Readonly<Record<ItemKind, readonly string[]>> = { ...headingFields, project: ['name', 'role'] };
const told = ['summary', 'highlights', 'skills', 'courses'] as const;
const leastStrength = 0.3;
/** Areas that say nothing about the kind of work. */
const manners: ReadonlySet<string> = new Set(['soft-skills', 'languages']);
const sharedWeight = 0.2;
/** From here on a line shares a word with what the posting asks for. */
const ownWord = 0.65;
const abbreviationWorth = 0.5;

const valuesOf = (fields: AnyFields, field: string): { entry: number | null; words: string }[] => {
  const value = fields[field];
  if (typeof value === 'string') return value ? [{ entry: null, words: value }] : [];
  return Array.isArray(value) ? value.map((words, entry) => ({ entry, words })) : [];
};
const keyOf = (itemId: string, field: string, entry: number | null) => `${itemId}\n${field}\n${entry}`;

/** An item without the orders in it; entries keep their places. */
export const withoutOrders = (item: PortfolioItem): PortfolioItem => ({
  ...item,
  fields: Object.fromEntries(
    Object.entries(item.fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? untilOrderToReader(value) : Array.isArray(value) ? value.map(untilOrderToReader) : value,
    ]),
  ),
});

/** Which requirements each line bears out, and how strongly. */
function evidenceIn(items: ReturnType<typeof readPortfolio>, { posting }: Demand): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const requirement of posting.requirements)
    for (const { item, line, strength } of findEvidence(items, requirement.options, requirement.isOpen, posting)) {
      if (strength < leastStrength) continue;
      const key = keyOf(item.id, line.field, line.entry);
      const requirements = found.get(key) ?? new Map<string, number>();
      requirements.set(requirement.id, Math.max(requirements.get(requirement.id) ?? 0, Math.min(1, strength)));
      found.set(key, requirements);
    }
  return found;
}

/** Rates every line of every item against a posting. `asOf` YYYY-MM or longer. Pure. */
export function rateLines(items: readonly PortfolioItem[], demand: Demand, asOf: string): RatedItem[] {
  const portfolio = readPortfolio(items.map(withoutOrders), asOf);
  const readItems = new Map(portfolio.items.map((item) => [item.id, item]));
  const evidence = evidenceIn(portfolio, demand);
  const needs = new Map(demand.posting.requirements.map(({ id, need }) => [id, needWeights[need]]));
  const rate = (item: PortfolioItem, field: string, entry: number | null, words: string): RatedLine => {
    const branch = readItems.get(item.id)?.role?.branch ?? null;
    const text = untilOrderToReader(words);
    const requirements = text ? (evidence.get(keyOf(item.id, field, entry)) ?? new Map<string, number>()) : new Map<string, number>();
    const asked = [...requirements].reduce((sum, [id, strength]) => sum + strength * (needs.get(id) ?? 0), 0);
    const named = findSkills(text).filter(({ skill }) => !manners.has(skill.area));
    const shared = sharedWords(text, demand);
    const spelledOut = text && withAbbreviation(text, demand) ? abbreviationWorth : 0;
    const isAlike = named.some(({ skill }) => demand.areas.has(skill.area) && !demand.posting.excluded.has(skill.id));
    return {
      itemId: item.id,
      field,
      entry,
      words,
      text,
      value: asked + spelledOut + sharedWeight * shared,
      requirementIds: [...requirements.keys()],
      isAlike,
      isForeign: requirements.size === 0 && shared < ownWord && ((named.length > 0 && !isAlike) || isBesideWork(text, demand.stems, branch)),
      hasFigure: /\d/.test(text),
    };
  };
  return items.map((item) => {
    const read = readItems.get(item.id) ?? null;
    const ofFields = (fields: readonly string[]) =>
      fields.flatMap((field) => valuesOf(item.fields, field).map(({ entry, words }) => rate(item, field, entry, words)));
    const head = ofFields(heads[item.kind]);
    const lines = ofFields(told.filter((field) => !heads[item.kind].includes(field)));
    const likeness = read?.role ? roleLikeness(read.role, demand.posting.role) : 0;
    const all = [...head, ...lines];
    return {
      item,
      read,
      head,
      lines,
      likeness,
      recency: read?.recency ?? 0.5,
      value: all.reduce((sum, { value }) => sum + value, 0),
      isAlike: all.some((line) => line.isAlike || line.value >= leastStrength),
    };
  });
}
