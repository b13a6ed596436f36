import type { FitRequirement } from '@folia/contracts/fit-score/shapes';
import { foldSmall, foldsOf, groupRequirements, numberMarks } from './group-requirements';

const evidence: FitRequirement['evidence'] = [{ itemId: 'a', field: 'summary', entry: null, quote: 'Go', source: 'work', years: 2, strength: 1 }];
const requirement = (id: string, rest: Partial<FitRequirement> = {}): FitRequirement => ({
  id,
  kind: 'skill',
  need: 'must',
  scored: true,
  label: id,
  anyOf: [id],
  start: 0,
  end: 0,
  years: null,
  status: 'met',
  evidence: [],
  yearsFound: null,
  points: 10,
  gained: 5,
  gap: 5,
  ways: [],
  ...rest,
});
const parts = [
  { name: 'must' as const, weight: 60, share: 0.5, points: 30.1 },
  { name: 'role' as const, weight: 20.1, share: 0.5, points: 10.1 },
  { name: 'level' as const, weight: 9.9, share: 1, points: 9.9 },
  { name: 'nice' as const, weight: 10, share: 0, points: 0 },
];

test('requirements stand with the parts they count in, and the points of each group are those of its parts', () => {
  const requirements = [
    requirement('welcome', { need: 'nice', kind: 'degree' }),
    requirement('go'),
    requirement('role', { kind: 'title' }),
    requirement('level', { kind: 'title' }),
    requirement('cheerful', { scored: false, points: 0, status: 'unclear' }),
    requirement('german', { kind: 'language', points: 0, status: 'unclear' }),
  ];
  const groups = groupRequirements({ requirements, parts });
  expect(groups.map(({ name, points, weight, requirements: own }) => [name, points, weight, own.map(({ id }) => id)])).toEqual([
    ['must', 30.1, 60, ['go']],
    ['experience', 20, 30, ['role', 'level']],
    ['nice', 0, 10, ['welcome']],
    ['uncounted', 0, 0, ['german']],
    ['also', 0, 0, ['cheerful']],
  ]);
});

test('marks count what is proven, in the order it is read', () => {
  const requirements = [requirement('later', { need: 'nice', evidence }), requirement('bare'), requirement('first', { evidence })];
  expect([...numberMarks(groupRequirements({ requirements, parts }))]).toEqual([
    ['first', 1],
    ['later', 2],
  ]);
});

test('the small parts of the work fold into one line, a few of them and all that weighs stand in the open', () => {
  const duty = (id: string, points: number) => requirement(id, { kind: 'responsibility', need: 'duty', points });
  const dutyParts = [...parts, { name: 'duties' as const, weight: 6, share: 0, points: 0 }];
  const grouped = (...duties: FitRequirement[]) => groupRequirements({ requirements: [requirement('go', { points: 0.5 }), ...duties], parts: dutyParts });
  const ids = (requirements: FitRequirement[]) => requirements.map(({ id }) => id);
  const many = grouped(duty('on call', 0.5), duty('own it', 4.2), duty('mentor', 0.4), duty('plan', 0.6));
  const folds = many.map((group) => [group.name, ids(foldSmall(group).shown), ids(foldSmall(group).folded)]);
  expect(folds).toEqual([
    ['must', ['go'], []],
    ['experience', [], []],
    ['duties', ['own it'], ['on call', 'mentor', 'plan']],
    ['nice', [], []],
  ]);
  expect(foldsOf(many, 'mentor')).toEqual(['duties', 'small-duties']);
  expect(foldsOf(many, 'own it')).toEqual(['duties']);
  const few = grouped(duty('on call', 0.5), duty('mentor', 0.4)).find(({ name }) => name === 'duties');
  expect(few && ids(foldSmall(few).shown)).toEqual(['on call', 'mentor']);
});
