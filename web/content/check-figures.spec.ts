import { checkFigures } from './check-figures';

const sources = [{ sentence: 'It took 7.4 seconds in 2018, and 83,000 were sent.' }, { sentence: 'The share was .909.' }];
const faultsOf = (text: string, own = sources.slice(0, 1)) => checkFigures(text, own);

test('a figure with its source passes, whatever it is written like', () => {
  expect(checkFigures('It took 7.4 seconds[1](#source-1). More than 83,000[1](#source-1) came, a share of 0.909[2](#source-2).', sources)).toEqual([]);
});

test.each([
  ['examples', 'Seen[1](#source-1).\n\n> **After.** Counted 4,000 articles, 12 % more.\n\nSay “up by 30 %” of what?'],
  ['years, numbers of lists and addresses', 'Since 2018[1](#source-1).\n\n## 3. Third\n\n1. One\n2. See [us](/app/help#4)'],
])('%s claim nothing', (_what, text) => expect(faultsOf(text)).toEqual([]));

test.each([
  ['a figure without a source', 'Seen[1](#source-1). It helps 40 % of people.', 'no source says 40: It helps 40 % of people.'],
  ['a figure whose source stands in another sentence', 'Seen 7.4[1](#source-1). It was 7.4 again.', 'no source says 7.4: It was 7.4 again.'],
  ['a figure that its source does not have', 'It took 7.5 seconds[1](#source-1).', 'no source says 7.5: It took 7.5 seconds.'],
  ['a claim in words', 'Seen[1](#source-1). Most recruiters agree.', '"most recruiters" without a source: Most recruiters agree.'],
  ['a source that is not there', 'Seen[1](#source-1), and more[2](#source-2).', 'there is no source 2: Seen, and more.'],
  ['a source that nothing leads to', 'Nothing.', 'nothing leads to source 1'],
])('%s is told', (_what, text, fault) => expect(faultsOf(text)).toEqual([fault]));
