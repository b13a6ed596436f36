import type { FitRequirement } from '@folia/contracts/fit-score/shapes';
import { headingFields } from '@folia/contracts/item/fields';
import { paths } from '../../../lib/paths';
import type { ItemHeadings } from './use-item-headings';

const ownKind = { degree: 'education', credential: 'certification', language: 'language' } as const;
const hasOwnKind = (kind: FitRequirement['kind']): kind is keyof typeof ownKind => kind in ownKind;

/**
 * Where a person adds evidence for a requirement: a new entry of its kind, or else their current or latest position, because work belongs to the place where it
 * was done. The address names the field, and the score and the requirement it is for. Pure.
 */
export function addEvidencePath(scoreId: string, { id, kind }: Pick<FitRequirement, 'id' | 'kind'>, items: ItemHeadings): string {
  const wanted = (field: string) => `?${new URLSearchParams({ field, score: scoreId, requirement: id })}`;
  if (hasOwnKind(kind)) return paths.newItem(ownKind[kind]).href() + wanted(headingFields[ownKind[kind]][0]);
  const positions = [...(items ?? [])].filter(([, item]) => item.kind === 'work');
  const [last] = positions.toSorted(([, a], [, b]) => (a.until < b.until ? 1 : a.until > b.until ? -1 : 0));
  if (!last) return paths.newItem('work').href() + wanted('position');
  return paths.editItem('work').href(last[0]) + wanted(kind === 'title' ? 'position' : 'highlights');
}
