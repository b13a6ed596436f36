import { z } from 'zod';
import { namesIn, type Route, route } from './route';
import { rpc } from './rpc';

const id = z.uuid();
const said = z.strictObject({ said: z.string() });
const question = rpc('ai.echo.say', { access: 'owner', input: z.strictObject({ id, text: z.string(), times: z.int().optional() }), output: said });
const quiet = { limit: 'none', summary: 'Says it' } as const;

/** What only a controller's own route needs to say. */
const ownRoute = { ...quiet, access: 'guest', answer: null } as const;
const shapeOf = (schema: z.ZodType | undefined) => schema && Object.keys((schema as z.ZodObject).shape);
const seen = ({ query, body }: Route) => ({ query: shapeOf(query), body: shapeOf(body) });

test('names in a path are its parameters, in order', () => {
  expect([namesIn('/api/{id}/{key}'), namesIn('/api/items')]).toEqual([['id', 'key'], []]);
});

test('method and path come from the address, access and answer from the question', () => {
  const { method, path, access, answer } = route('POST /api/echoes/{id}', { ...quiet, question });
  expect({ method, path, access, answer }).toEqual({ method: 'POST', path: '/api/echoes/{id}', access: 'owner', answer: said });
});

test('what is not in the path is the query of a read and the body of a write', () => {
  expect(seen(route('GET /api/echoes/{id}', { ...quiet, question }))).toEqual({ query: ['text', 'times'], body: undefined });
  expect(seen(route('POST /api/echoes/{id}', { ...quiet, question }))).toEqual({ query: undefined, body: ['text', 'times'] });
  expect(seen(route('POST /api/echoes', { ...quiet, question }))).toEqual({ query: undefined, body: ['id', 'text', 'times'] });
});

test('a question with nothing left over takes neither query nor body', () => {
  const one = rpc('ai.echo.get', { access: 'owner', input: z.strictObject({ id }), output: said });
  expect(seen(route('GET /api/echoes/{id}', { ...quiet, question: one }))).toEqual({ query: undefined, body: undefined });
  expect(seen(route('DELETE /api/echoes/{id}', { ...quiet, question: one }))).toEqual({ query: undefined, body: undefined });
});

test('an input that is no plain object is the body as it is, and never a query', () => {
  const input = z.union([z.strictObject({ text: z.string() }), z.strictObject({ url: z.string() })]);
  const either = rpc('ai.echo.either', { access: 'owner', input, output: said });
  expect(route('POST /api/echoes', { ...quiet, question: either }).body).toBe(input);
  expect(route('GET /api/echoes', { ...quiet, question: either }).query).toBeUndefined();
});

test('a query or body of its own stands in place of the question’s', () => {
  const query = z.strictObject({ page: z.string() });
  expect(seen(route('GET /api/echoes/{id}', { ...quiet, question, query }))).toEqual({ query: ['page'], body: undefined });
  expect(seen(route('POST /api/echoes/{id}', { ...quiet, question, query, body: said }))).toEqual({ query: ['page'], body: ['said'] });
});

test('what an address leaves unsaid is the narrowest: 200, no links, no file, no meter', () => {
  const { status, carriesLinks, takesFile, spends, question: asked } = route('GET /api/echoes', ownRoute);
  expect({ status, carriesLinks, takesFile, spends, asked }).toEqual({ status: 200, carriesLinks: false, takesFile: false, spends: undefined, asked: null });
  expect(route('POST /api/echoes', { ...ownRoute, status: 202, carriesLinks: true, takesFile: true, download: 'text/csv' })).toMatchObject({
    status: 202,
    carriesLinks: true,
    takesFile: true,
    download: 'text/csv',
    summary: 'Says it',
    limit: 'none',
    address: 'POST /api/echoes',
  });
});

const idempotency = ['IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH'];
test.each<[string, Route, string[]]>([
  ['a read without anything', route('GET /api/echoes', ownRoute), []],
  ['a query', route('GET /api/echoes', { ...ownRoute, query: said }), ['BODY_INVALID', 'UNKNOWN_FIELD']],
  ['a body', route('PATCH /api/echoes', { ...ownRoute, body: said }), ['BODY_INVALID', 'UNKNOWN_FIELD', 'UNSUPPORTED_MEDIA_TYPE']],
  ['a file', route('POST /api/echoes', { ...ownRoute, access: 'owner', takesFile: true }), ['UNSUPPORTED_MEDIA_TYPE']],
  ['a meter', route('GET /api/echoes', { ...ownRoute, spends: 'fit-score' }), ['QUOTA_EXCEEDED', 'ROLE_NOT_ENOUGH', 'ORGANISATION_READ_ONLY']],
  ['a limit', route('GET /api/echoes', { ...ownRoute, limit: 'write' }), ['TOO_MANY_REQUESTS']],
  ['an admin’s', route('GET /api/echoes', { ...ownRoute, access: 'admin' }), ['FORBIDDEN']],
  ['a guest’s POST', route('POST /api/echoes', ownRoute), []],
  ['what members read', route('GET /api/echoes', { ...ownRoute, access: 'board.read' }), ['NOT_FOUND', 'ROLE_NOT_ENOUGH']],
  ['what members write', route('PUT /api/echoes', { ...ownRoute, access: 'note.write' }), ['NOT_FOUND', 'ROLE_NOT_ENOUGH', 'ORGANISATION_READ_ONLY']],
  ['an owner’s POST', route('POST /api/echoes', { ...ownRoute, access: 'owner' }), idempotency],
  ['an owner’s PUT', route('PUT /api/echoes', { ...ownRoute, access: 'owner' }), []],
  [
    'its own errors, each once',
    route('GET /api/echoes', { ...ownRoute, limit: 'write', errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'] }),
    ['TOO_MANY_REQUESTS', 'NOT_FOUND'],
  ],
])('the errors of %s', (_, { errors }, expected) => {
  expect(errors).toEqual(expected);
});
