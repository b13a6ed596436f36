import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoutes } from '@folia/contracts/api';
import { openapiDocument } from './openapi-document';

const committed = join(__dirname, '../../openapi.json');

/** The routes that the controllers of this service declare under /api. */
function declaredRoutes(): string[] {
  const source = join(__dirname, '..');
  const controllers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.controller.ts'));
  return controllers
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      const base = /@Controller\((?:'([^']*)')?\)/.exec(text)?.[1] ?? '';
      return [...text.matchAll(/@(Get|Post|Put|Patch|Delete)\(([^)]*)\)/g)].flatMap(([, method = '', given = '']) => {
        // A handler may have several paths.
        const paths = [...given.matchAll(/'([^']*)'/g)].map(([, path = '']) => path);
        return (paths.length > 0 ? paths : ['']).map((path) =>
          `${method.toUpperCase()} /${[base, path].filter(Boolean).join('/')}`.replaceAll(/:(\w+)/g, '{$1}'),
        );
      });
    })
    .filter((route) => route.includes(' /api/'));
}

test('every route of the API is in its description, and nothing else is', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(declaredRoutes().sort());
});

test('the committed document is the one the contracts make (`npm run openapi` writes it)', () => {
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
});
