import { allPoints } from '@folia/contracts/screening/words';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readPosting } from '@folia/fit/read/read-posting';
import fc from 'fast-check';
import { backendJob, mira, tom } from './fixtures/backend-job';
import { orderCandidates } from './order-candidates';
import { readCandidate, seek } from './read-candidate';
import { readCriteria } from './read-criteria';

const posting = readPosting(backendJob);
const criteria = readCriteria(posting, () => true).filter(({ importance }) => importance !== 'excluded');
const sought = criteria.map(({ reading }) => seek(posting, reading));
const asOf = '2026-11';
const statesOf = (items: readonly PortfolioItem[]) => readCandidate(sought, items, asOf).map(({ state }) => state);
const withFields = (items: readonly PortfolioItem[], kinds: readonly string[], change: PortfolioItem['fields']) =>
  items.map((item) => (kinds.includes(item.kind) ? { ...item, fields: { ...item.fields, ...change } } : item));

/** Moves everything that ended before a gap of so many years further back; ages and gaps are the same to the engine. */
const movedBack = (items: readonly PortfolioItem[], years: number) =>
  items.map((item) => {
    const back = (value: unknown) => (typeof value === 'string' ? `${Number(value.slice(0, 4)) - years}${value.slice(4)}` : undefined);
    if (item.fields.current === true || !item.fields.endDate) return item;
    return { ...item, fields: { ...item.fields, startDate: back(item.fields.startDate) ?? '', endDate: back(item.fields.endDate) ?? '' } };
  });
/** The same career, broken off that many years ago. */
const brokenOff = (items: readonly PortfolioItem[], years: number) =>
  movedBack(
    items.map((item) => (item.fields.current === true ? { ...item, fields: { ...item.fields, current: false, endDate: asOf } } : item)),
    years,
  );

const name = fc.constantFrom('Fatima Al-Sayed', 'Jamal Washington', 'Mary Smith', 'Nguyễn Văn An', 'Kateřina Nováková');
const school = fc.constantFrom('Harvard University', 'Howard University', 'Wellesley College for Women', 'Open University', 'École des Mines');
const place = fc.constantFrom('Lagos', 'Stockholm', 'Rural Route 7, Alabama', '北京');
const years = fc.integer({ min: 0, max: 25 });

test('who somebody is changes no cell and no place: name, school, place, age, gender and gaps are swapped', () => {
  fc.assert(
    fc.property(fc.record({ name, school, place, study: fc.integer({ min: 1965, max: 2015 }), gap: years, employer: name }), (swap) => {
      const swapped = (items: readonly PortfolioItem[]) =>
        movedBack(
          withFields(
            withFields(items, ['education'], { school: swap.school, location: swap.place, startDate: String(swap.study), endDate: String(swap.study + 4) }),
            ['work'],
            {
              employer: swap.employer,
              location: swap.place,
            },
          ),
          swap.gap,
        );
      const [one, other] = [statesOf(swapped(mira)), statesOf(swapped(tom))];
      expect({ one, other }).toEqual({ one: statesOf(mira), other: statesOf(tom) });
      const order = (first: typeof one, second: typeof one) =>
        orderCandidates(
          criteria,
          [
            { id: 'mira', states: first },
            { id: 'tom', states: second },
          ],
          '2026-11-23',
        );
      expect(order(one, other)).toEqual(order(statesOf(mira), statesOf(tom)));
    }),
    { numRuns: 40 },
  );
});

test('a career that was broken off years ago reads like one that ended yesterday', () => {
  const ended = statesOf(brokenOff(mira, 0));
  for (const gap of [1, 4, 12]) expect(statesOf(brokenOff(mira, gap))).toEqual(ended);
});

test('words for he and she read the same', () => {
  const told = (who: string, own: string) =>
    withFields(mira, ['work'], { summary: `A colleague about ${own} work: ${who} moved the event log to Kafka and ${who} owned PostgreSQL.`, highlights: [] });
  const [he, she, they] = [told('he', 'his'), told('she', 'her'), told('they', 'their')].map(statesOf);
  expect([she, they]).toEqual([he, he]);
});

test('criteria as read share all points', () => {
  expect(criteria.reduce((sum, { points }) => sum + points, 0)).toBe(allPoints);
});
