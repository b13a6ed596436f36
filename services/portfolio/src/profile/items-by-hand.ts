import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';

/** The items made from five typed lines: one position and the skills, separated by commas or semicolons. Skills that already exist in any case are left out. */
export function itemsByHand(input: { position: string; employer: string; skills: string }, known: string[]): { kind: ItemKind; fields: AnyFields }[] {
  const { position, employer } = input;
  const work = position || employer ? [{ kind: 'work' as const, fields: { ...(position && { position }), ...(employer && { employer }) } }] : [];
  const names = input.skills.split(/[,;]/).map((name) => name.trim().slice(0, 100));
  const taken = new Set(['', ...known.map((name) => name.toLowerCase())]);
  const skills = names.filter((name) => !taken.has(name.toLowerCase()) && taken.add(name.toLowerCase()));
  return [...work, ...skills.map((name) => ({ kind: 'skill' as const, fields: { name } }))];
}
