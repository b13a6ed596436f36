import { roleLikeness, roleOf } from './read-role';
import { seniorityOf } from './seniority';

const like = (had: string, wanted: string) => roleLikeness(roleOf(had), roleOf(wanted));

test('the last words that name who does something are the kind of work', () => {
  for (const [title, family] of [
    ['Education Software Sales Consultant', 'sales'],
    ['Physical Therapist Assistant', 'therapy-assistance'],
    ['Senior Backend Engineer', 'back-end'],
    ['Java-Entwickler Versicherung', 'software'],
    ['Infirmière en réanimation', 'nursing'],
    ['Executive Assistant to the CEO', 'administration'],
    ['Warehouse Team Lead', 'warehouse'],
  ] as const)
    expect([title, roleOf(title).family]).toEqual([title, family]);
});

test('the same work is more alike than its neighbour, that more than its branch, that more than anything else', () => {
  const steps = [
    like('Staff Nurse', 'Registered Nurse'),
    like('Data Analyst', 'Data Scientist'),
    like('Game Developer', 'Data Scientist'),
    like('Chef', 'Data Scientist'),
  ];
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(new Set(steps).size).toBe(4);
  expect(steps.at(-1)).toBe(0);
});

test('levels are told from titles', () => {
  for (const [title, level] of [
    ['Software Engineering Intern', 'intern'],
    ['Junior Developer', 'junior'],
    ['Registered Nurse', 'mid'],
    ['Executive Assistant', 'mid'],
    ['Senior Accountant', 'senior'],
    ['Team Lead', 'lead'],
    ['Senior Marketing Manager', 'manager'],
    ['Head of People', 'director'],
    ['Chief Technology Officer', 'executive'],
  ] as const)
    expect([title, seniorityOf(title)]).toEqual([title, level]);
});

test('kinds that share a neighbour are a little alike, both ways, and less than each is to it', () => {
  const [far, back] = [like('Bookkeeper', 'Medical Secretary'), like('Medical Secretary', 'Bookkeeper')];
  expect(far).toBeGreaterThan(0);
  expect(far).toBe(back);
  expect(far).toBeLessThan(like('Bookkeeper', 'Office Administrator'));
});

test('work learnt on the job is open to practical people, not the other way round and not to office work', () => {
  expect(like('Plumber', 'Hospital Porter')).toBeGreaterThan(0);
  expect(like('Hospital Porter', 'Plumber')).toBe(0);
  expect(like('Lawyer', 'Hospital Porter')).toBe(0);
});

test('an industrial mechanic is no caretaker, and one shared word is a weak proof between branches', () => {
  expect(roleOf('Industriemechaniker').family).not.toBe(roleOf('Hausmeister').family);
  expect(like('Industriemechaniker', 'Zerspanungsmechaniker')).toBeGreaterThan(like('Hausmeister', 'Zerspanungsmechaniker'));
  expect(like('Social Worker', 'Graduado social')).toBeLessThan(0.35);
});
