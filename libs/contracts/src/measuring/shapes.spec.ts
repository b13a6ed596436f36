import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { measurements } from './shapes';

type Schema = { type?: string; enum?: unknown[]; const?: unknown; format?: string; additionalProperties?: boolean } & {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** Every place of a schema that holds a value, with its path. */
function leavesOf(schema: Schema, path = ''): [string, Schema][] {
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.flatMap((part) => leavesOf(part, path));
  if (schema.items) return leavesOf(schema.items, `${path}[]`);
  if (!schema.properties) return [[path, schema]];
  expect([path, schema.additionalProperties]).toEqual([path, false]);
  return Object.entries(schema.properties).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`));
}

test('nothing that is measured has a place for a name, a number of somebody, a token, or any other words', () => {
  const leaves = leavesOf(z.toJSONSchema(measurements) as Schema);
  const listed = ({ enum: choices, const: only }: Schema) => choices !== undefined || only !== undefined;
  const free = leaves.filter(([, leaf]) => !listed(leaf) && !['boolean', 'integer', 'number'].includes(leaf.type ?? ''));
  expect([...new Set(free.map(([path, { format }]) => `${path} ${format}`))]).toEqual(['.events[].time date-time']);
  expect(leaves.length).toBeGreaterThan(15);
});

test('operators are told every event, with every parameter', () => {
  const told = readFileSync(join(__dirname, '../../../../deploy/README.md'), 'utf8');
  const events = (z.toJSONSchema(measurements) as Schema).properties?.events?.items;
  const known = (events?.oneOf ?? events?.anyOf ?? []).map(({ properties }) => [
    String(properties?.name?.const),
    ...Object.keys(properties?.parameters?.properties ?? {}),
  ]);
  expect(known.length).toBe(4);
  for (const [name, ...parameters] of known) {
    const row = told.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    expect([...row.matchAll(/`(\w+)`/g)].map(([, word]) => word)).toEqual(expect.arrayContaining([name, ...parameters]));
  }
});
