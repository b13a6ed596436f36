import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import { kindSegments } from '@folia/contracts/item/page-routes';
import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import type { ItemWithBlocks } from './with-texts';

/** A part of the page: its anchor, and the items in the person's own order. */
export type Section = { kind: ItemKind; anchor: string; items: ItemWithBlocks[] };

/** Sections that are not empty, in page order. */
export function portfolioSections(items: readonly ItemWithBlocks[]): Section[] {
  return itemKinds
    .map((kind) => ({ kind, anchor: kindSegments[kind], items: items.filter((item) => item.kind === kind).sort((a, b) => a.position - b.position) }))
    .filter((section) => section.items.length > 0);
}

/** The element an address like `/ada#item-…` leads to; an id may not begin with a digit in a selector. */
export const itemAnchor = (id: string) => `item-${id}`;
export const quoteAnchor = (number: number) => `q${number}`;

/** Skills under their category, in order of first appearance; those without one come last. */
export function skillsByCategory(skills: readonly ViewedItem[]): { category: string; skills: ViewedItem[] }[] {
  const groups = new Map<string, ViewedItem[]>();
  for (const skill of skills) {
    const category = typeof skill.fields.category === 'string' ? skill.fields.category : '';
    groups.set(category, [...(groups.get(category) ?? []), skill]);
  }
  return [...groups].map(([category, list]) => ({ category, skills: list })).sort((a, b) => Number(!a.category) - Number(!b.category));
}
