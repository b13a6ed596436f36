import type { ItemKind } from '../item/fields';
import type { Visibility } from '../item/shapes';

/** From the widest to the narrowest (DESIGN section 6). */
export const visibilities: readonly Visibility[] = ['public', 'link', 'private'];

/** The narrower of the two. */
export const narrower = (a: Visibility, b: Visibility): Visibility => (visibilities.indexOf(a) > visibilities.indexOf(b) ? a : b);

/** Who sees an item: never more people than see its section; a section that is not listed is public. */
export const effectiveVisibility = (item: { kind: ItemKind; visibility: Visibility }, sections: Partial<Record<ItemKind, Visibility>>): Visibility =>
  narrower(item.visibility, sections[item.kind] ?? 'public');
