import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { writeText } from '../document/write-text';
import { applyTailoring } from './apply/apply-tailoring';
import { tailor } from './tailor';

const item = (id: string, kind: ItemKind, fields: AnyFields): PortfolioItem => ({ id, kind, fields });
const resumeOf = (items: readonly PortfolioItem[], posting: string, headline = '') => {
  const header = { name: 'Ann Example', headline, email: '', phone: '', location: '', links: [] };
  return writeText(applyTailoring(tailor(posting, items, header, '2026-11'), items, header, { pageSize: 'a4', template: 'plain', maxPages: 2 }));
};
const summaryIn = (text: string) => /SUMMARY\n(.*)/.exec(text)?.[1] ?? '';
const listIn = (text: string) => /SKILLS\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';

const tutoring = 'Writing tutor\nMeridian School, Leeds\n\nRequirements\n- Degree\n- Teaching experience with teenagers';
const tutor = [
  item('club', 'work', {
    position: 'Treasurer',
    employer: 'Hill Walkers',
    startDate: '2026-01',
    current: true,
    highlights: ['Keep the money of the club and order its food'],
  }),
  item('desk', 'work', {
    position: 'Welcome Desk Peer',
    employer: 'Leeds College',
    startDate: '2025-09',
    current: true,
    highlights: ['Explain teaching rooms to teenagers'],
  }),
  item('then', 'work', {
    position: 'Writing Tutor',
    employer: 'Freelance',
    startDate: '2023-01',
    endDate: '2025-06',
    highlights: ['Taught writing and grammar to 9 teenagers, whose marks rose by 20%'],
  }),
  ...['Trello', 'Asana', 'Jira', 'Grammar for essays', 'Academic writing'].map((name, at) => item(`s${at}`, 'skill', { name })),
];

it('leads, of two titles held today that are both far from the posting, with the one whose work is nearer to it', () => {
  expect(summaryIn(resumeOf(tutor, tutoring))).toMatch(/^Welcome Desk Peer/);
});

it('says of self-employed work in the past as what somebody did it', () => {
  expect(summaryIn(resumeOf(tutor, tutoring))).toContain('As a Writing Tutor, taught writing and grammar to 9 teenagers');
});

it('fills a short list of skills with those of the leading position before others', () => {
  expect(listIn(resumeOf(tutor, tutoring))).toMatch(/Grammar for essays.*Academic writing|Academic writing.*Grammar for essays/s);
  expect(summaryIn(resumeOf(tutor, tutoring))).not.toMatch(/Trello|Asana|Jira/);
});

it('cuts no line of a position of which nothing else would be said while the page is half empty', () => {
  expect(resumeOf(tutor, tutoring)).toContain('Keep the money of the club');
});

it('counts neither a driving licence nor one lonely word among the skills of a summary', () => {
  const posting = 'Electrician\nHarbour Works, Cork\n\nWhat you bring\n- An apprenticeship in the electrical trade\n- Willing to work shifts';
  const items = [
    item('w', 'work', {
      position: 'Electrician',
      employer: 'Quay Ltd',
      startDate: '2019-03',
      current: true,
      highlights: ['Mend sockets and boards on 3 piers'],
    }),
    item('s1', 'skill', { name: 'Driving licence' }),
    item('s2', 'skill', { name: 'Sockets and boards' }),
  ];
  expect(summaryIn(resumeOf(items, posting))).toMatch(/^Electrician with 7 years of experience, currently at Quay Ltd\./);
  expect(summaryIn(resumeOf(items, posting))).not.toMatch(/driving|skills include/i);
});

it('does not say that the skills include one office program', () => {
  const position = { position: 'Joiner', employer: 'Quay Ltd', startDate: '2019-03', current: true, highlights: ['Hang 3 doors a day'] };
  const items = [item('w', 'work', position), item('s1', 'skill', { name: 'Excel' })];
  const posting = 'Store clerk\nHarbour Works, Cork\n\nRequirements\n- Excel\n- Stock control\n- Forklift licence';
  expect(summaryIn(resumeOf(items, posting))).toMatch(/^Joiner/);
  expect(summaryIn(resumeOf(items, posting))).not.toMatch(/skills include/i);
  expect(listIn(resumeOf(items, posting))).toContain('Excel');
});

it('takes the first part of a headline in parts for the sentence, and does not say its title again as a credential', () => {
  const posting = 'Chartered surveyor\nHarbour Works, Cork\n\nEssential\n- Chartered surveyor\n- Site measurement';
  const items = [
    item('w', 'work', { position: 'Chartered Surveyor', employer: 'Quay Ltd', startDate: '2019-03', current: true, highlights: ['Measure sites on 9 piers'] }),
    item('c', 'certification', { name: 'Chartered Surveyor (MRICS)', date: '2019-01' }),
  ];
  const summary = summaryIn(resumeOf(items, posting, 'Chartered Surveyor | Piers | Sea walls'));
  expect(summary).toMatch(/^Chartered Surveyor with 7 years of experience, currently at Quay Ltd\./);
  expect(summary).not.toMatch(/\||MRICS/);
});

it('keeps the capitals a name has of its own', () => {
  const posting = 'Web developer\nRye & Sons, Lisbon\n\nWhat you bring\n- jQuery\n- PHP';
  const items = [
    item('w', 'work', { position: 'Web developer', employer: 'Alto', startDate: '2019-03', current: true, highlights: ['Wrote shop pages in PHP and jQuery'] }),
    item('s', 'skill', { name: 'PHP' }),
  ];
  expect(resumeOf(items, posting)).toContain('jQuery');
  expect(resumeOf(items, posting)).not.toContain('JQuery');
});
