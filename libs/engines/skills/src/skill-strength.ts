import type { Skill } from './skill';
import { skillById } from './taxonomy';

const reached = new Map<string, Map<string, number>>();

function reachOf(id: string): Map<string, number> {
  const known = reached.get(id);
  if (known) return known;
  const reach = new Map([[id, 1]]);
  for (const { id: next, weight } of skillById(id)?.implies ?? [])
    for (const [further, strength] of reachOf(next)) reach.set(further, Math.max(reach.get(further) ?? 0, weight * strength));
  reached.set(id, reach);
  return reach;
}

/** How far having one skill is having another: 1 the same, the product of weights along the best path of `implies`, 0 otherwise. */
export function skillStrength(had: Skill, wanted: Skill): number {
  return reachOf(had.id).get(wanted.id) ?? 0;
}
