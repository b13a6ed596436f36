import { apiRoutes, rpcsOf } from '@folia/contracts/features';
import fc from 'fast-check';
import { z } from 'zod';
import { validate } from './validate';

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

const formats: Record<string, string> = {
  uuid: '01900000-0000-7000-8000-000000000000',
  'date-time': '2026-01-02T03:04:05Z',
  date: '2026-01-02',
  uri: 'https://folia.example/a',
  email: 'ada@example.com',
};
/** Words with halves of surrogate pairs in them: at the ends, alone, in the wrong order. */
const broken = fc
  .array(fc.constantFrom('a', 'Zoë', ' ', '\ud800', '\udc00', '\udfff\ud83d', '😀'), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));

/** Inputs of a schema's form, their free texts broken. */
function inputs(schema: JsonSchema, defs: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const of = (one: JsonSchema) => inputs(one, defs);
  if (schema.$ref) return of(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(of));
  switch (schema.type) {
    case 'string': {
      if (schema.format && formats[schema.format]) return fc.constant(formats[schema.format]);
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return broken.map((text) => text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 100));
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(Math.max(schema.minimum ?? 0, -1e6)), max: Math.floor(Math.min(schema.maximum ?? 1e6, 1e6)) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(of))
        : fc.array(of(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.max(schema.minItems ?? 0, 2) });
    case 'object': {
      const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
      const named = fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, of(one)])), { requiredKeys: required });
      if (typeof additionalProperties !== 'object') return named;
      return fc.dictionary(propertyNames ? (of({ type: 'string', ...propertyNames }) as fc.Arbitrary<string>) : broken, of(additionalProperties), {
        maxKeys: 2,
      });
    }
    default:
      return broken;
  }
}

const arbitraryOf = (schema: z.ZodType) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return inputs(json, json.$defs ?? {});
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)]);
}

const bodiesAndQueries = apiRoutes.flatMap(({ method, path, body, query }) =>
  [body, query].flatMap((schema) => (schema ? [{ name: `${method} ${path}`, schema: schema as z.ZodType }] : [])),
);
const questions = ['user', 'portfolio', 'ai', 'sharing'].flatMap(rpcsOf).map(({ name, input }) => ({ name, schema: input }));

test('no text of any body, query or question is broken once it was read: halves of surrogate pairs are U+FFFD', () => {
  const contracts = [...bodiesAndQueries, ...questions];
  const taken = new Set<string>();
  let mended = 0;
  for (const { name, schema } of contracts) {
    fc.assert(
      fc.property(arbitraryOf(schema), (input) => {
        let read: unknown;
        try {
          read = validate(schema, input);
        } catch (error) {
          return expect(error).toMatchObject({ name: 'AppError' });
        }
        taken.add(name);
        const texts = textsIn(read);
        if (texts.some((text) => text.includes('\ufffd'))) mended += 1;
        expect([name, texts.filter((text) => !text.isWellFormed())]).toEqual([name, []]);
      }),
      { numRuns: 25 },
    );
  }
  // A form that was never met proves nothing.
  expect(taken.size / new Set(contracts.map(({ name }) => name)).size).toBeGreaterThan(0.9);
  expect(mended).toBeGreaterThan(200);
});
