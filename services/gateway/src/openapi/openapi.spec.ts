import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapi-document';

const committed = join(__dirname, '../../openapi.json');

test('the committed document is the one the contracts make (`npm run openapi` writes it)', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
});
