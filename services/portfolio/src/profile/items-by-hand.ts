import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';

/** The items that five typed lines make: one position and the skills, parted by commas or semicolons; none that is known already in any case. */
export function itemsByHand(input: { position: string; employer: string; skills: string }, known: string[]): { kind: ItemKind; fields: AnyFields }[] {
  const { position, employer } = input;
  const work = position || employer ? [{ kind: 'work' as const, fields: { ...(position && { position }), ...(employer && { employer }) } }] : [];
  const names = input.skills.split(/[,;]/).map((name) => name.trim().slice(0, 100));
  const taken = new Set(['', ...known.map((name) => name.toLowerCase())]);
  const skills = names.filter((name) => !taken.has(name.toLowerCase()) && taken.add(name.toLowerCase()));
  return [...work, ...skills.map((name) => ({ kind: 'skill' as const, fields: { name } }))];
}
