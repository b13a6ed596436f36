import { join } from 'node:path';
import ts from 'typescript';
import { reference } from './reference';
import { writeCurl, writeTypescript } from './write-samples';

/** What stands in the place of values in a body or a query. */
const placesIn = (one: object) => [...JSON.stringify(one).matchAll(/"\{(\w+)\}"/g)].map(([, name = '']) => name);

const operation = (method: string, path: string) => {
  const found = reference.flatMap(({ operations }) => operations).find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not in the reference`);
  return found;
};

test('what a reader puts in is a variable, in a path, in a query and in a body', () => {
  expect(writeCurl(operation('GET', '/fit-scores/{id}/comparison'))).toBe(
    `curl "$FOLIA_URL/api/v1/fit-scores/$FIT_SCORE_ID/comparison?against=$OTHER_FIT_SCORE_ID" \\\n  -H "Authorization: Bearer $FOLIA_KEY"`,
  );
  expect(writeCurl(operation('PATCH', '/jobs/{jobId}')).split(' \\\n  ').at(-1)).toBe(`-d '{"version":'$VERSION',"title":"Senior payments engineer"}'`);
  expect(writeCurl(operation('PUT', '/jobs/{jobId}/criteria/order')).split(' \\\n  ').at(-1)).toBe(`-d '{"ids":["'$CRITERION_ID'"]}'`);
  expect(writeTypescript(operation('GET', '/fit-scores/{id}/comparison'))).toBe(
    `const { data } = await folia.get('/fit-scores/{id}/comparison', { path: { id: fitScoreId }, query: { against: otherFitScoreId } });`,
  );
  expect(writeTypescript(operation('PATCH', '/jobs/{jobId}'))).toBe(`const { data } = await folia.patch('/jobs/{jobId}', {
  path: { jobId },
  body: {
    version,
    title: 'Senior payments engineer',
  },
});`);
});

test('a write can be repeated, and nothing in an example ends the quotes around it', () => {
  for (const one of reference.flatMap(({ operations }) => operations)) {
    expect([one.path, writeCurl(one).includes('Idempotency-Key')]).toEqual([one.path, one.method !== 'GET']);
    expect(JSON.stringify(one.body ?? {})).not.toContain("'");
  }
});

test('each example of the client compiles against its types, and one of an address that is not there does not', () => {
  const root = join(__dirname, '../../../..');
  const file = join(root, 'libs/api-client/src/examples.ts');
  const examples = reference.flatMap(({ operations }) => operations.map(writeTypescript));
  const names = [...new Set(reference.flatMap(({ operations }) => operations.flatMap((one) => [...Object.values(one.names), ...placesIn(one)])))];
  const faultsIn = (codes: string[]) => {
    const given = names.map((name) => `declare const ${name}: ${name === 'version' ? 'number' : 'string'};`);
    const text = [
      `import type { createFolia } from './folia';`,
      'declare const folia: ReturnType<typeof createFolia>;',
      ...given,
      ...codes.map((code, n) => `export async function example${n}() { ${code} return data; }`),
    ];
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root);
    const host = ts.createCompilerHost(options);
    const read = host.getSourceFile;
    host.getSourceFile = (name, ...more) => (name === file ? ts.createSourceFile(name, text.join('\n'), ts.ScriptTarget.ES2022, true) : read(name, ...more));
    const program = ts.createProgram([file], options, host);
    return program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  expect(faultsIn(examples)).toEqual([]);
  expect(faultsIn([`const { data } = await folia.get('/people');`])).not.toEqual([]);
}, 120_000);
