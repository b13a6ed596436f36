import { answerFaults, type SeenAnswer } from './openapi-answers';

const counted = { type: 'object', required: ['count'], additionalProperties: false, properties: { count: { type: 'integer' } } };
const json = (schema: object) => ({ 'application/json': { schema } });
const faultsOf = answerFaults({
  paths: {
    '/api/v1/jobs/{id}': { get: { responses: { 200: { headers: { ETag: { $ref: '#/components/headers/ETag' } }, content: json(counted) }, 304: {} } } },
    '/api/v1/jobs/own': { get: { responses: { 200: { headers: { Link: { $ref: '#/components/headers/Link' } }, content: json({ type: 'array' }) } } } },
    '/api/v1/files/{id}': { get: { responses: { 200: { content: { 'application/octet-stream': {} } } } } },
  },
  components: {
    headers: { ETag: { required: true, schema: { type: 'string', pattern: '^"' } }, Link: { required: false, schema: { type: 'string', pattern: '^<' } } },
  },
});
type Wish = Partial<Omit<SeenAnswer, 'header'>> & { headers?: Record<string, string> };
const faults = ({ headers = {}, ...more }: Wish = {}) => {
  const all: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', etag: '"1"', ...headers };
  return faultsOf({ method: 'GET', path: '/api/v1/jobs/1?as=me', status: 200, body: { count: 1 }, ...more, header: (name) => all[name] || null });
};

test('an answer as it is documented has no fault; neither has one of an address in no document', () => {
  expect(faults()).toEqual([]);
  expect(faults({ status: 304, body: '' })).toEqual([]);
  expect(faults({ path: '/api/v1/files/1', body: '%PDF', headers: { 'content-type': 'application/pdf' } })).toEqual([]);
  expect(faults({ path: '/api/people', body: 'anything' })).toEqual([]);
});

test('another status, shape, media type or body is a fault, and the sentence names it', () => {
  expect(faults({ status: 418 })).toEqual(['GET /api/v1/jobs/{id} is answered with 418, which is not documented']);
  expect(faults({ body: { count: 'one' } })).toEqual(['GET /api/v1/jobs/{id} 200: /count must be integer {"type":"integer"}']);
  expect(faults({ body: { count: 1, more: 1 } })).toEqual([expect.stringContaining('must NOT have additional properties {"additionalProperty":"more"}')]);
  expect(faults({ headers: { 'content-type': 'text/html' } })).toEqual(['GET /api/v1/jobs/{id} 200: the media type text/html is not documented']);
  expect(faults({ status: 304 })).toEqual(['GET /api/v1/jobs/{id} 304: a body came where none is documented']);
});

test('a promised header must come, and each has its form', () => {
  expect(faults({ headers: { etag: '' } })).toEqual(['GET /api/v1/jobs/{id} 200: the header ETag is missing']);
  expect(faults({ headers: { etag: '7' } })).toEqual([expect.stringContaining('the header ETag must match pattern')]);
});

test('a word in a path is read before a name that may be anything; an optional header may be away', () => {
  expect(faults({ path: '/api/v1/jobs/own', body: [] })).toEqual([]);
  expect(faults({ path: '/api/v1/jobs/own', body: [], headers: { link: 'next' } })).toEqual([expect.stringContaining('the header Link must match pattern')]);
});
