import { grown, type PromisingDocument, promiseOf, takenBack } from './api-promise';

const jobs = (change: { answer?: object; body?: object; query?: string[]; status?: string; path?: string }): PromisingDocument => ({
  paths: {
    [change.path ?? '/api/v1/jobs']: {
      post: {
        parameters: (change.query ?? []).map((name) => ({ name, in: 'query', required: true })),
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } }, ...change.body } } },
        },
        responses: {
          [change.status ?? '201']: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { id: { type: 'string' }, items: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, ...change.answer },
                },
              },
            },
          },
          '404': {},
        },
      },
    },
    '/api/jobs': { get: { responses: {} } },
  },
});
const promised = promiseOf(jobs({}));

test('what is added breaks no promise, and is part of it from then on', () => {
  const more = promiseOf(jobs({ answer: { place: { type: 'string' } }, body: { properties: { text: { type: 'string' }, url: { type: 'string' } } } }));
  expect(Object.keys(promised)).toEqual(['POST /api/v1/jobs']);
  expect(takenBack(promised, more)).toEqual([]);
  const next = grown(promised, more);
  expect(next).toEqual(more);
  expect(takenBack(next, promised)).toEqual(['POST /api/v1/jobs takes no url any more', 'POST /api/v1/jobs gives place as nothing, it was string']);
});

test.each([
  ['an address that is gone', { path: '/api/v1/ads' }, 'POST /api/v1/jobs is gone'],
  ['a field that is needed now', { body: { required: ['text', 'url'], properties: { text: {}, url: {} } } }, 'POST /api/v1/jobs needs url now'],
  ['a filter that is needed now', { query: ['limit'] }, 'POST /api/v1/jobs needs limit now'],
  ['an answer that is of another type', { answer: { id: { type: 'integer' } } }, 'POST /api/v1/jobs gives id as integer, it was string'],
  ['an answer that may be null now', { answer: { id: { type: ['string', 'null'] } } }, 'POST /api/v1/jobs gives id as null or string, it was string'],
  [
    'a list without its null',
    { answer: { items: { type: 'array', items: { type: 'string' } } } },
    'POST /api/v1/jobs gives items[] as string, it was null or string',
  ],
  ['another status', { status: '202' }, 'POST /api/v1/jobs answers 202 now'],
])('%s is a promise broken, and the promise stays as it was', (_what, change, sentence) => {
  const present = promiseOf(jobs(change));
  expect(takenBack(promised, present)).toEqual([sentence]);
  expect(takenBack(grown(promised, present), present)).toEqual([sentence]);
});
