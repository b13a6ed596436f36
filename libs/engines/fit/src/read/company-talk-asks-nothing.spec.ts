import { scoreAgainst } from '../score/score-fit';
import { readPosting } from './read-posting';

const nurse = {
  id: 'w1',
  kind: 'work' as const,
  fields: { position: 'Staff Nurse', startDate: '2018-01', current: true, highlights: ['Wound care on a surgical ward'] },
};
const met = (posting: string) =>
  scoreAgainst(readPosting(posting), [nurse], '2026-11')
    .requirements.filter(({ kind, status }) => kind === 'skill' && status === 'met')
    .map(({ label }) => label.toLowerCase());

const ofItself = [
  'Elm Grove is one of the largest groups of independent healthcare in the county.',
  'Along with other providers of healthcare, the group has been there for its towns for sixty years.',
  'Elm Grove grew out of a single cottage hospital, and its people are proud of where the group has come from and of what it has become since.',
].join(' ');
const more = 'The group has eleven houses in the county, four of them by the sea, and a training centre of its own that opened last spring. '.repeat(4);

test('what a company says twice of itself asks for nothing where the posting asks for something', () => {
  expect(met(`Staff Nurse\n\n${ofItself} ${more}\n\nRequirements\n- Wound care\n- NMC registration`)).toEqual(['wound care']);
});

test('what is only named while a company talks of itself is never called met', () => {
  expect(met(`Staff Nurse\n\n${ofItself} ${more}\n\nPlease send your papers to the office in Elm Street.`)).toEqual([]);
});

test('years a company boasts of name nothing that is asked for', () => {
  const posting = `Quality Engineer\n\nRequirements\n- Root cause analysis\nIn addition, we have over 10 years in software engineering, telecommunication and testing.`;
  expect(readPosting(posting).requirements.map(({ label }) => label.toLowerCase())).not.toContain('software engineering');
});
