import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partWeights } from './weights';

test('the weights that people read are the weights that count', () => {
  const page = readFileSync(join(__dirname, '../../../../../web/content/fit-score.ts'), 'utf8');
  const published = [...page.slice(page.indexOf('weights: [')).matchAll(/\['[^']+', (\d+)\]/g)].map(([, weight]) => Number(weight));
  const counted = partWeights.map(([, weight]) => weight);
  expect(published.toSorted((a, b) => a - b)).toEqual(counted.toSorted((a, b) => a - b));
});
