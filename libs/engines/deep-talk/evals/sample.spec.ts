import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSample } from './make-sample';

test('the demo of the landing page shows what the engines give now; `npm run -s sample` writes it anew', () => {
  const shown = JSON.parse(readFileSync(join(__dirname, '../../../../web/content/sample.json'), 'utf8'));
  expect(shown).toEqual(JSON.parse(JSON.stringify(makeSample())));
});

test('a job has as many requirements in its score as in the history', () => {
  const { score, job, history } = makeSample();
  const again = history.filter(({ role, company }) => role === job.role && company === job.company);
  expect(again.length).toBeGreaterThan(1);
  expect(again.map(({ of }) => of)).toEqual(again.map(() => score.of));
});
