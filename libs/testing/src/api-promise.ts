/** As much of a JSON schema as a promise looks at. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = { parameters?: { name: string; in: string; required?: boolean }[]; requestBody?: Content; responses: Record<string, Content> };
/** As much of an OpenAPI document. */
export type PromisingDocument = { paths: Record<string, Record<string, Operation>> };

/** What of an address programs rely on: names that it takes, those of them that it needs, what it answers by path with its types, and the statuses of success. */
type PromisedAddress = { takes: string[]; needs: string[]; gives: Record<string, string>; answers: number[] };
type ApiPromise = Record<string, PromisedAddress>;

const prefix = '/api/v1/';
const methods = ['get', 'post', 'put', 'patch', 'delete'];
type Fields = Record<string, string[]>;

const union = (one: readonly string[] = [], other: readonly string[] = []): string[] => [...new Set([...one, ...other])].sort();
const alternatives = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] => [...anyOf, ...oneOf, ...allOf];
const typesIn = (schema: Schema): string[] =>
  union([schema.type ?? (schema.const === undefined ? [] : typeof schema.const)].flat(), alternatives(schema).flatMap(typesIn));

/** The fields of a schema by their path, as `items[].id`, each with its types. */
function fieldsOf(schema: Schema, path = ''): Fields {
  const { properties = {}, items, additionalProperties } = schema;
  const inner: [string, Schema][] = [
    ...Object.entries(properties).map(([name, of]): [string, Schema] => [path === '' ? name : `${path}.${name}`, of]),
    ...(items ? [[`${path}[]`, items] as [string, Schema]] : []),
    ...(typeof additionalProperties === 'object' ? [[path === '' ? '*' : `${path}.*`, additionalProperties] as [string, Schema]] : []),
  ];
  const all = [
    ...inner.flatMap(([at, of]) => [[at, typesIn(of)] as const, ...Object.entries(fieldsOf(of, at))]),
    ...alternatives(schema).flatMap((of) => Object.entries(fieldsOf(of, path))),
  ];
  const found: Fields = {};
  for (const [name, types] of all) found[name] = union(found[name], types);
  return found;
}

const schemaIn = (part: Content | undefined): Schema => part?.content?.['application/json']?.schema ?? {};

function promisedAddress({ parameters = [], requestBody, responses }: Operation): PromisedAddress {
  const asked = parameters.filter((one) => one.in !== 'path');
  const body = schemaIn(requestBody);
  const done = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const gives = Object.entries(fieldsOf({ anyOf: done.map(([, answer]) => schemaIn(answer)) }));
  return {
    takes: union(
      asked.map(({ name }) => name),
      Object.keys(fieldsOf(body)),
    ),
    needs: union(
      asked.filter(({ required }) => required).map(({ name }) => name),
      body.required,
    ),
    gives: Object.fromEntries(gives.map(([name, types]) => [name, types.join(' or ')])),
    answers: done.map(([status]) => Number(status)),
  };
}

const inOrder = (promise: ApiPromise): ApiPromise => Object.fromEntries(Object.entries(promise).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What programs may rely on of a document: its addresses below /api/v1. */
export const promiseOf = ({ paths }: PromisingDocument): ApiPromise =>
  inOrder(
    Object.fromEntries(
      Object.entries(paths)
        .filter(([path]) => path.startsWith(prefix))
        .flatMap(([path, operations]) =>
          methods.flatMap((method) => {
            const operation = operations[method];
            return operation ? [[`${method.toUpperCase()} ${path}`, promisedAddress(operation)] as const] : [];
          }),
        ),
    ),
  );

/** What a program that relies on `promised` would miss or meet, a sentence each. */
export const takenBack = (promised: ApiPromise, present: ApiPromise): string[] =>
  Object.entries(promised).flatMap(([name, { takes, needs, gives, answers }]) => {
    const now = present[name];
    if (!now) return [`${name} is gone`];
    return [
      ...takes.filter((field) => !now.takes.includes(field)).map((field) => `${name} takes no ${field} any more`),
      ...now.needs.filter((field) => !needs.includes(field)).map((field) => `${name} needs ${field} now`),
      ...Object.entries(gives)
        .filter(([field, types]) => now.gives[field] !== types)
        .map(([field, types]) => `${name} gives ${field} as ${now.gives[field] ?? 'nothing'}, it was ${types}`),
      ...now.answers.filter((status) => !answers.includes(status)).map((status) => `${name} answers ${status} now`),
    ];
  });

/** The promise together with what has come. Nothing of it is left out, and what was needed of programs stays as it was. */
export const grown = (promised: ApiPromise, present: ApiPromise): ApiPromise =>
  inOrder({
    ...present,
    ...Object.fromEntries(
      Object.entries(promised).map(([name, before]) => {
        const now = present[name];
        return [name, now ? { ...before, takes: union(before.takes, now.takes), gives: { ...now.gives, ...before.gives } } : before];
      }),
    ),
  });
