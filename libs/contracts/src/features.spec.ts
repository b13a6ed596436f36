import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { subscribersOf } from './event-subscribers';
import { features } from './features';

const files = readdirSync(__dirname, { withFileTypes: true }).flatMap((folder) =>
  folder.isDirectory() ? readdirSync(join(__dirname, folder.name)).map((file) => [folder.name, file] as const) : [],
);
const declaredIn = (name: string) =>
  files.filter(([, file]) => file === name).flatMap(([folder, file]) => Object.values(require(join(__dirname, folder, file)) as object).flat());

test('the list of features knows every event, question, route and job that a feature declares', () => {
  const known = new Set<unknown>(features.flatMap(({ events, questions, routes, job }) => [...events, ...questions, ...routes, job]));
  for (const [file, isDeclaration] of [
    ['events.ts', () => true],
    ['questions.ts', (value: object) => 'service' in value],
    ['routes.ts', (value: object) => 'method' in value],
    ['job.ts', (value: object) => 'meter' in value],
  ] as const) {
    const declared = declaredIn(file).filter((value): value is object => typeof value === 'object' && value !== null && isDeclaration(value));
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter((value) => !known.has(value))).toEqual([]);
  }
});

test('every event is told to somebody', () => {
  for (const { name } of features.flatMap(({ events }) => events)) expect([name, subscribersOf(name)]).not.toEqual([name, []]);
});
