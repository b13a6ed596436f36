import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSample } from './make-sample';

test('the demo of the landing page shows what the engines give now; `npm run -s sample` writes it anew', () => {
  const shown = JSON.parse(readFileSync(join(__dirname, '../../../../web/content/sample.json'), 'utf8'));
  expect(shown).toEqual(JSON.parse(JSON.stringify(makeSample())));
});
