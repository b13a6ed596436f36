import type { ItemKind } from '@folia/contracts/item/fields';
import { resumeOrder } from '@folia/contracts/item/kinds';
import { yearsCovered } from '@folia/fit/read/portfolio/period';
import { isEverydayPaper } from '../../words/everyday-papers';
import type { Demand } from '../analyse/demand';
import type { RatedItem } from '../analyse/rate-lines';

const fewYears = 1.5;

type Other = Exclude<ItemKind, 'work' | 'skill'>;
/** As in every resume, except that the person's certifications come before their education. */
const leading: readonly Other[] = ['project', 'certification'];
/** The kinds of items beside positions and skills, in the order of their sections. */
export const others = [
  ...leading,
  ...resumeOrder.filter((kind): kind is Other => kind !== 'work' && kind !== 'skill' && !(leading as readonly ItemKind[]).includes(kind)),
];

/**
 * Sections, most important first: credentials that the posting cannot do without come before the positions, and so does education for someone who has just
 * finished it.
 */
export function orderSections(rated: readonly RatedItem[], { posting }: Demand): ItemKind[] {
  const needed = new Set(posting.requirements.filter(({ kind, need }) => kind === 'credential' && need === 'must').map(({ id }) => id));
  const isHeld = rated.some(
    ({ item, head }) =>
      item.kind === 'certification' &&
      !isEverydayPaper(String(item.fields.name), posting.role.branch) &&
      head.some(({ requirementIds }) => requirementIds.some((id) => needed.has(id))),
  );
  const years = yearsCovered(rated.flatMap(({ item, read }) => (item.kind === 'work' && read?.period ? [read.period] : [])));
  const first: ItemKind[] = ['skill', ...(isHeld ? (['certification'] as const) : []), ...(years < fewYears ? (['education'] as const) : []), 'work'];
  return [...first, ...others.filter((kind) => !first.includes(kind))];
}
