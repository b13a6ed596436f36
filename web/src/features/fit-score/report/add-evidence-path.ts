import type { FitRequirement } from '@folia/contracts/fit-score';
import { paths } from '../../../lib/paths';
import type { ItemHeadings } from './use-item-headings';

const ownKind = { degree: 'education', credential: 'certification', language: 'language' } as const;
const hasOwnKind = (kind: FitRequirement['kind']): kind is keyof typeof ownKind => kind in ownKind;

/**
 * Where a person adds what bears a requirement out: a new entry of its kind, or else the position they hold or held last, since what is done stands where
 * it was done. Pure.
 */
export function addEvidencePath({ kind }: Pick<FitRequirement, 'kind'>, items: ItemHeadings): string {
  if (hasOwnKind(kind)) return paths.newItem(ownKind[kind]).href();
  const positions = [...(items ?? [])].filter(([, item]) => item.kind === 'work');
  const [last] = positions.toSorted(([, a], [, b]) => (a.until < b.until ? 1 : a.until > b.until ? -1 : 0));
  return last ? paths.editItem('work').href(last[0]) : paths.newItem('work').href();
}
