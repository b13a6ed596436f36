import { fewestInCell } from '@folia/contracts/audit/words';

/** How many of a category there are, and how many of them moved on. */
export type CountedCategory = { category: string | null; people: number; movedOn: number };
export type CategoryFigures = { category: string | null; figures: { people: number; movedOn: number; rate: number; impactRatio: number | null } | null };

const isTold = ({ people, movedOn }: { people: number; movedOn: number }) => movedOn >= fewestInCell && people - movedOn >= fewestInCell;
const sumOf = (all: readonly CountedCategory[]) => ({
  people: all.reduce((sum, { people }) => sum + people, 0),
  movedOn: all.reduce((sum, { movedOn }) => sum + movedOn, 0),
});

/**
 * Selection rates and impact ratios of one question: rate = moved on / people, ratio = rate / the highest rate told (New York City, 6 RCNY § 5-300; the four-fifths
 * rule of 29 CFR 1607.4 D is about the same ratio). A category is withheld unless at least {@link fewestInCell} moved on and as many did not. So that no withheld
 * figure follows from the total, what is withheld together is as large, or more is withheld. "Not said" (null) has a rate and no ratio. Pure.
 */
export function impactRatios(counted: readonly CountedCategory[]): { total: { people: number; movedOn: number } | null; cells: CategoryFigures[] } {
  const total = sumOf(counted);
  const withheld = counted.filter((one) => !isTold(one));
  const told = counted.filter(isTold).toSorted((a, b) => b.people - a.people);
  while (withheld.length > 0 && told.length > 0 && !isTold(sumOf(withheld))) withheld.push(...told.splice(-1));
  const rates = told.filter(({ category }) => category !== null).map(({ people, movedOn }) => movedOn / people);
  const highest = Math.max(...rates, 0);
  return {
    total: isTold(total) ? total : null,
    cells: counted.map((one): CategoryFigures => {
      const { category, people, movedOn } = one;
      if (!told.includes(one)) return { category, figures: null };
      const rate = movedOn / people;
      return { category, figures: { people, movedOn, rate, impactRatio: category === null || highest === 0 ? null : rate / highest } };
    }),
  };
}
