import { areSynonyms, expansionIn } from './synonyms';

it.each([
  ['k8s', 'Kubernetes'],
  ['a11y', 'accessibility'],
  ['JS', 'JavaScript'],
  ['golang', 'Go'],
  ['Postgres', 'PostgreSQL'],
  ['React', 'React.js'],
  ['GD&T', 'geometric dimensioning and tolerancing'],
  ['DPAs', 'data processing agreements'],
  ['ICU', 'intensive care unit'],
  ['orthopaedic', 'orthopedic'],
  ['Kafka', 'Apache Kafka'],
  ['SFDC', 'Salesforce'],
])('%s is %s', (one, other) => {
  expect(areSynonyms(one, other)).not.toBeNull();
  expect(areSynonyms(other, one)).not.toBeNull();
});

it.each([
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C#', 'C'],
  ['EKS', 'Kubernetes'],
  ['lathe', 'machining'],
  ['LPN', 'registered nurse'],
  ['React', 'React Native'],
  ['SQL', 'NoSQL'],
  ['Excel', 'Access'],
  ['pytest', 'tests'],
  ['AWS', 'Azure'],
  ['CPA', 'CMA'],
])('%s is not %s', (one, other) => {
  expect(areSynonyms(one, other)).toBeNull();
});

it('finds what an abbreviation stands for, and not words that only begin alike', () => {
  expect(expansionIn('Run continuous renal replacement therapy; trained 11 colleagues.', 'CRRT')).toBe('continuous renal replacement therapy');
  expect(expansionIn('Review data processing agreements weekly.', 'DPAs')).toBe('data processing agreements');
  expect(expansionIn('Sales, quality and logistics.', 'SQL')).toBeNull();
  expect(expansionIn('Ran on time.', 'ROT')).not.toBe('Ran on');
});
