import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

const prefix = '/api/v1';
const load = createRequire(import.meta.url);

/** `/links/{id}`: what its reader puts in, `linkId`; a name that says what it is stays. */
function variableOf(path, name) {
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split('/')
      .at(-2) ?? '';
  if (name === 'key') return 'username';
  return name === 'id' ? `${before.replace(/s$/, '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}Id` : name;
}

const codesOf = ({ responses }) =>
  Object.values(responses).flatMap(({ content }) => content?.['application/problem+json']?.schema.allOf[1].properties.code.enum ?? []);

const fieldsOf = ({ properties = {}, required = [] }) =>
  Object.entries(properties).map(([name, { description }]) => ({ name, isRequired: required.includes(name), ...(description && { description }) }));

/** Tools and the endpoints of the authorization server, as short: names, and what there is to say about them. */
function besideAddresses({ 'x-mcp': { tools }, 'x-oauth': endpoints }) {
  return {
    tools: tools.map(({ name, title, description, scope, annotations, inputSchema, outputSchema, isPart }) => ({
      name,
      title,
      description,
      scope,
      isReadOnly: annotations.readOnlyHint,
      takes: fieldsOf(inputSchema),
      gives: Object.keys(outputSchema.properties),
      isPart,
    })),
    endpoints,
  };
}

/** What the page of the API shows of each address for programs: short, since it is part of a page. Codes that every address has are told once. */
export function apiReference(document) {
  const { programExamples } = load(inRoot('libs/contracts/dist/program-examples.js'));
  const operations = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`${prefix}/`))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  const shared = operations.map(({ operation }) => codesOf(operation)).reduce((one, other) => one.filter((code) => other.includes(code)));
  const writes = operations.filter(({ method }) => method !== 'GET').map(({ operation }) => codesOf(operation));
  const ofWrites = writes.reduce((one, other) => one.filter((code) => other.includes(code))).filter((code) => !shared.includes(code));
  const { errorStatus } = load('@folia/contracts/errors');
  const { errorMessage } = load('@folia/contracts/error-messages');
  const told = (isOfWrites) => (code) => ({ status: errorStatus[code], code, sentence: errorMessage[code], isOfWrites });
  const errors = [...shared.map(told(false)), ...ofWrites.map(told(true))].sort((one, other) => one.status - other.status);
  return {
    ...besideAddresses(document),
    errors,
    operations: operations.map(({ path, method, operation }) => {
      const short = path.slice(prefix.length);
      const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => [name, variableOf(short, name)]);
      return {
        method,
        path: short,
        summary: operation.summary,
        scope: operation.security[0].key[0] ?? null,
        names: Object.fromEntries(inPath),
        filters: operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        codes: codesOf(operation).filter((code) => !shared.includes(code) && (method === 'GET' || !ofWrites.includes(code))),
        ...programExamples[`${method} ${path}`],
      };
    }),
  };
}
