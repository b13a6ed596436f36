import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentRoutes } from '@folia/contracts/document-routes';
import { scopes } from '@folia/contracts/scopes';
import { mcpTools } from '../mcp/mcp-tools';
import { serverMetadata } from '../oauth/metadata';
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

test('every endpoint of the authorization server is described, with every grant that its metadata names, and no other', () => {
  const endpoints = openapiDocument()['x-oauth'];
  // The way back is the browser's.
  const served = documentRoutes.filter(({ path }) => /^\/(oauth|\.well-known)\//.test(path) && path !== '/oauth/authorize/{id}');
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(served.map(({ method, path }) => `${method} ${path}`)));
  const { grant_types_supported, code_challenge_methods_supported, response_types_supported, ...metadata } = serverMetadata('https://folia.example');
  expect(endpoints.flatMap(({ by }) => by ?? []).sort()).toEqual(grant_types_supported.toSorted());
  const authorize = endpoints.find(({ path }) => path === '/oauth/authorize')?.takes;
  expect([authorize?.code_challenge_method, authorize?.response_type]).toEqual([code_challenge_methods_supported[0], response_types_supported[0]]);
  const told = endpoints.find(({ path }) => path.endsWith('authorization-server'))?.gives ?? [];
  expect(told.filter((name) => !(name in { ...metadata, grant_types_supported }))).toEqual([]);
});

test('every tool of the Model Context Protocol is described with its scope, what it takes and what it answers', () => {
  const { tools } = openapiDocument()['x-mcp'];
  expect(tools.map(({ name }) => name)).toEqual(mcpTools.map(({ name }) => name));
  for (const { name, scope, inputSchema, outputSchema } of tools) {
    expect([name, (scope ?? '').split(' or ').every((one) => (scopes as readonly string[]).includes(one))]).toEqual([name, true]);
    expect([inputSchema.type, Object.keys(outputSchema.properties ?? {}).length > 0, name]).toEqual(['object', true, name]);
  }
});
