import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '@folia/contracts/api';
import { declaredRoutes } from '../fixtures/declared-routes';
import { openapiDocument } from './openapi-document';

const committed = join(__dirname, '../../openapi.json');

/** The routes of the API that the controllers of this service declare, in OpenAPI's form. */
const declaredApi = () =>
  declaredRoutes()
    .filter((route) => route.includes(' /api/'))
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));

test('every route of the API is in its description, and nothing else is', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(declaredApi().sort());
});

test('the committed document is the one the contracts make (`npm run openapi` writes it)', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
});
