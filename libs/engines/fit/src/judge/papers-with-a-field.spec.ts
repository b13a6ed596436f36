import type { PortfolioItem } from '../read/portfolio/read-portfolio';
import { readPosting } from '../read/read-posting';
import { scoreAgainst } from '../score/score-fit';

const statusOf = (posting: string, label: RegExp, ...items: PortfolioItem[]) =>
  scoreAgainst(readPosting(posting), items, '2026-11').requirements.find((one) => label.test(one.label) && one.kind !== 'title')?.status;

test('a paper with a field beside it is close without that field', () => {
  const theatre = 'Anaesthetic Nurse\nRequirements\n- NMC registered nurse with an anaesthetic module\n- Airway care';
  const registered = { id: 'c1', kind: 'certification', fields: { name: 'NMC registration (adult)' } } as const;
  expect(statusOf(theatre, /NMC/, registered)).toBe('partial');
  expect(
    statusOf(theatre, /NMC/, registered, {
      id: 'w1',
      kind: 'work',
      fields: { position: 'Staff Nurse', startDate: '2020-01', current: true, highlights: ['Finished the anaesthetic module in the main theatres'] },
    }),
  ).toBe('met');
});
