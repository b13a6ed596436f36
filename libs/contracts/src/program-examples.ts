/** A posting as somebody would paste it. */
const examplePosting = `Payments engineer at Meridian Pay
We look for a payments engineer. You write services in Go and PostgreSQL.
Requirements
- Five years of Go
- PostgreSQL
- You have worked with Kafka or a similar log`;

/**
 * Bodies and queries that the documentation of the API for programs shows, by address. `{jobId}` and the like, as a whole text, is what a reader puts in;
 * `{version}` is a number. What needs nothing has no entry. Journeys send every one of them.
 */
export const programExamples: Readonly<Record<string, { body?: Record<string, unknown>; query?: Record<string, string> }>> = {
  'POST /api/v1/jobs': { body: { text: examplePosting } },
  'PATCH /api/v1/jobs/{jobId}': { body: { version: '{version}', title: 'Senior payments engineer' } },
  'POST /api/v1/jobs/{jobId}/criteria': { body: { words: 'Has run services on call', importance: 'nice' } },
  'PUT /api/v1/jobs/{jobId}/criteria/order': { body: { ids: ['{criterionId}'] } },
  'PATCH /api/v1/jobs/{jobId}/criteria/{criterionId}': { body: { version: '{version}', words: 'Five years of Go or of Rust' } },
  'POST /api/v1/fit-scores': { body: { text: examplePosting } },
  'GET /api/v1/fit-scores/{id}/comparison': { query: { against: '{otherFitScoreId}' } },
  'POST /api/v1/resumes': { body: { text: examplePosting } },
  'PATCH /api/v1/resumes/{id}': {
    body: { version: '{version}', settings: { template: 'plain', pageSize: 'a4', maxPages: 1, contact: ['email', 'location'] } },
  },
  'POST /api/v1/links': { body: { description: 'For Meridian Pay', maxViews: 5 } },
  'PATCH /api/v1/links/{id}': { body: { version: '{version}', description: 'For Meridian Pay, second round' } },
  'POST /api/v1/proposals': {
    body: { content: { kind: 'skill', fields: { name: 'Kafka' } }, reason: 'Your project Harbor says so' },
  },
  'POST /api/v1/webhooks': { body: { url: '{endpoint}', types: ['link.viewed', 'fit_score.completed'] } },
  'PATCH /api/v1/webhooks/{id}': { body: { version: '{version}', types: ['link.viewed'] } },
  'POST /api/v1/webhooks/{id}/replay': { body: { since: '2026-11-01T00:00:00Z' } },
};

/** An example with what its places stand for put in. */
export const fillExample = <T>(example: T, put: (name: string) => unknown): T =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => {
    const name = typeof value === 'string' && /^\{(\w+)\}$/.exec(value)?.[1];
    return name ? put(name) : value;
  }) as T;

/** What a document that must hold true values says in those places. */
export const sampleValue = (name: string): unknown => ({ version: 1, endpoint: 'https://example.com/folia' })[name] ?? '01940000-0000-7000-8000-000000000000';
