import { findPossible } from './find-possible';
import { findSkills } from './find-skills';

const names = (text: string) => findPossible(text).map(({ skill, words }) => [skill.name, words]);

test('an everyday word that is written as a name where nothing else shows the skill is possible, and not surely meant', () => {
  const text = 'Moved the nightly jobs to Celery.';
  expect(findSkills(text)).toEqual([]);
  expect(names(text)).toEqual([['Celery', 'Celery']]);
});

test.each(['Go the extra mile', 'You excel at talking', 'Moved to Apache County', 'R&D', 'Cooked with celery and salt'])('“%s” is not even possible', (text) =>
  expect(names(text)).toEqual([]),
);
