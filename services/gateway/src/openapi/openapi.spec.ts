import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapi-document';

const committed = join(__dirname, '../../openapi.json');

test('the committed document is the one the contracts make (`npm run openapi` writes it)', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
});

test('what is for programs wants a key or a token, and nothing else does', () => {
  const operations = Object.entries(openapiDocument().paths).flatMap(([path, methods]) =>
    Object.values(methods as Record<string, { security: object[] }>).map(({ security }) => ({ path, wantsKey: security.some((one) => 'key' in one) })),
  );
  expect(operations.filter(({ path, wantsKey }) => wantsKey !== /^\/api\/(v1\/|mcp$)/.test(path))).toEqual([]);
});
