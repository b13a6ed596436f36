import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { inRoot } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const target = inRoot('libs/api-client/src/api.ts');
const prefix = '/api/v1';
const title = '// Made from services/gateway/openapi.json by `npm run openapi`: what programs ask, and what they are answered.\n\n';

/** What a caller says and gets: refusals are one type, and the headers of every request are the client's own business. */
function operation({ summary, parameters, requestBody, responses }) {
  const said = parameters.filter((one) => one.in !== 'header');
  const done = Object.entries(responses).filter(([status]) => Number(status) < 300);
  return {
    summary,
    parameters: said,
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(done.map(([status, { content }]) => [status, { description: 'Done', content }])),
  };
}

async function typesOf({ openapi, info, paths, components }) {
  const ofPrograms = Object.entries(paths).filter(([path]) => path.startsWith(`${prefix}/`));
  const named = ofPrograms.map(([path, methods]) => [
    path.slice(prefix.length),
    Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, operation(one)])),
  ]);
  const document = { openapi, info, paths: Object.fromEntries(named), components: { schemas: components.schemas } };
  const isFile = (methods) => Object.values(methods).some(({ responses }) => !Object.values(responses).some(({ content }) => content?.['application/json']));
  const files = named.filter(([, methods]) => isFile(methods)).map(([path]) => `'${path}'`);
  const types = astToString(await openapiTypes(document, { defaultNonNullable: false }));
  return `${title}${types}\n/** Addresses that are answered with a file. */\nexport const files: readonly string[] = [${files.join(', ')}];\n`;
}

/** Writes the client's types from the committed document; with `check`, throws where those that are there differ. */
export async function writeClientTypes({ check = false } = {}) {
  const types = await typesOf(JSON.parse(readFileSync(inRoot('services/gateway/openapi.json'), 'utf8')));
  if (!check) return writeFileSync(target, types);
  if (readFileSync(target, 'utf8') !== types)
    throw new PlainError('The types of libs/api-client are not those of the OpenAPI document: run `npm run openapi`.');
}
