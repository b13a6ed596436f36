import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readCases } from '../../../evals/cases/read-cases';
import { applyTailoring } from '../apply/apply-tailoring';
import { tailor } from '../tailor';
import { analyseResume } from './analyse-resume';

const look = { pageSize: 'a4', template: 'plain', maxPages: 2 } as const;
const header = { name: 'Ada Novak', headline: '', email: '', phone: '', location: '', links: [] };
const posting = `Data Analyst\nHarbor Rail, Oslo\n\nRequirements:\n- SQL and Python\n- Tableau\n- Kubernetes\n\nYou will build dashboards for depots and stations.`;
const items: PortfolioItem[] = [
  {
    id: 'now',
    kind: 'work',
    fields: {
      position: 'Data Analyst',
      employer: 'Fjord Bus',
      startDate: '2022-01',
      current: true,
      summary: 'Results-driven team player.',
      highlights: ['Responsible for dashboards in Tableau.', 'Wrote SQL and Python reports.'],
    },
  },
  {
    id: 'then',
    kind: 'work',
    fields: { position: 'Clerk', employer: 'Fjord Bus', startDate: '2015-01', endDate: '2018-01', highlights: ['Counted 400 tickets a day.'] },
  },
  { id: 'undated', kind: 'work', fields: { position: 'Data Analyst', employer: 'Tram', highlights: ['Built SQL models for 12 depots.'] } },
];
const analyse = (own: readonly PortfolioItem[]) => {
  const document = applyTailoring(tailor(posting, own, header, '2026-11'), own, header, look);
  return analyseResume(document, own, posting, '2026-11');
};

it('names what is missing, where, and how to mend it', () => {
  const { remarks, keywords } = analyse(items);
  expect(keywords.find(({ label }) => label === 'Kubernetes')).toMatchObject({ before: false, after: false, need: 'must' });
  expect(keywords.find(({ label }) => label === 'Tableau')).toMatchObject({ before: true, after: true });
  expect(remarks).toContainEqual({ kind: 'must-missing', itemId: null, words: 'Kubernetes', mend: 'add-evidence' });
  expect(remarks).toContainEqual({ kind: 'contact-missing', itemId: null, words: 'email', mend: 'add-contact' });
  expect(remarks).toContainEqual({ kind: 'passive', itemId: 'now', words: 'Responsible for dashboards in Tableau.', mend: 'say-who-did' });
  expect(remarks).toContainEqual({ kind: 'empty-phrase', itemId: 'now', words: 'Results-driven', mend: 'cut-phrase' });
  expect(remarks).toContainEqual({ kind: 'no-figures', itemId: 'now', words: expect.any(String), mend: 'add-figure' });
  expect(remarks).toContainEqual({ kind: 'gap', itemId: 'now', words: '47', mend: 'explain-gap' });
  expect(remarks).toContainEqual({ kind: 'date-missing', itemId: 'undated', words: '', mend: 'add-date' });
});

it('says of each missing must what kind of entry would hold it', () => {
  const wanting = [
    'Staff nurse',
    'Harbor Clinic, Oslo\n\nRequirements:',
    '- Active RN license',
    '- Master’s degree in statistics',
    '- Norwegian at B2',
    '- Epic',
    '\nYou will care for patients.',
  ].join('\n');
  const { remarks } = analyseResume(applyTailoring(tailor(wanting, items, header, '2026-11'), items, header, look), items, wanting, '2026-11');
  const mends = remarks.filter(({ kind }) => kind === 'must-missing').map(({ mend }) => mend);
  expect(new Set(mends)).toEqual(new Set(['add-certification', 'add-education', 'add-language', 'add-evidence']));
});

it('covers in the resume what the portfolio covers, in every case', () => {
  for (const one of readCases()) {
    const document = applyTailoring(tailor(one.posting, one.items, one.header, one.asOf), one.items, one.header, look);
    const { before, after } = analyseResume(document, one.items, one.posting, one.asOf);
    expect(after).toBeGreaterThanOrEqual(before - 0.1);
  }
});
