import { v1Routes } from '@folia/contracts/features';
import { inV1, route } from '@folia/contracts/route';
import { z } from 'zod';
import { openapiDocument } from '../openapi/openapi-document';
import { deprecationHeaders } from './deprecation-headers';

const deprecated = { since: '2026-11-23', sunset: '2027-05-31', link: 'https://folia.example/app/api-docs' };
const old = route('GET /api/echoes', {
  v1: '/echoes',
  access: 'owner',
  scope: 'jobs:read',
  limit: 'none',
  summary: 'Says it',
  answer: z.strictObject({}),
  deprecated,
});

test('a route that will go says since when, until when and what comes instead, in the forms of their RFCs', () => {
  expect(deprecationHeaders(old)).toEqual({
    deprecation: '@1795392000',
    sunset: 'Mon, 31 May 2027 00:00:00 GMT',
    link: '<https://folia.example/app/api-docs>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders({ deprecated: { ...deprecated, sunset: null } })).not.toHaveProperty('sunset');
  expect(deprecationHeaders({ deprecated: null })).toEqual({});
});

test('the document marks it, with its headers on every answer, and marks nothing else', () => {
  const [of, program] = [(document: ReturnType<typeof openapiDocument>, path: string) => document.paths[path]?.get, inV1(old)];
  const marked = of(openapiDocument(program ? [program] : []), '/api/v1/echoes') as { deprecated: boolean; responses: Record<string, { headers: object }> };
  expect(marked.deprecated).toBe(true);
  expect(Object.values(marked.responses).filter(({ headers }) => !('Deprecation' in headers && 'Sunset' in headers && 'Link' in headers))).toEqual([]);
  expect(JSON.stringify(openapiDocument(v1Routes.filter((one) => !one.deprecated)))).not.toContain('"deprecated":true');
});

test('a route goes after it was deprecated, and its dates are days', () => {
  for (const { deprecated: one, path } of v1Routes) {
    if (!one) continue;
    expect([path, /^\d{4}-\d\d-\d\d$/.test(one.since), one.sunset === null || one.sunset > one.since]).toEqual([path, true, true]);
  }
});
