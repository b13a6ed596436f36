import { phrasePattern } from './phrase-pattern';

const entries = [
  { phrase: 'as well', wordClass: 'tail' },
  { phrase: 'as well as', wordClass: 'lead' },
  { phrase: "you (also) needn't", wordClass: 'lead' },
  { phrase: 'work* for # years', wordClass: 'lead' },
] as const;
const lead = new RegExp(`^${phrasePattern([...entries], 'lead')}$`, 'iu');

test.each(['As well as', 'you also needn’t', "you needn't", 'worked for 3 years'])('%s is one of the phrases', (text) => {
  expect(lead.test(text)).toBe(true);
});

test('a phrase of another class is not', () => {
  expect(lead.test('as well')).toBe(false);
});

test('of several that fit the longest counts', () => {
  expect(new RegExp(phrasePattern([...entries], 'lead', 'tail'), 'iu').exec('as well as that')?.[0]).toBe('as well as');
});
