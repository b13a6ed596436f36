import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a partner answered: the status, and the body read as JSON. */
type Answered = { status: number; body: unknown };
/** How Greenhouse reaches an assessment partner. */
export type AssessmentPartner = (method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: string) => Promise<Answered>;

/** What Greenhouse knows of a test that it sent: the partner's id, and what the partner last said of it. */
type Sent = { address: string; interviewId: string; status: Record<string, unknown> | null };

/**
 * Greenhouse as an assessment partner meets it, written from grnhse/greenhouse-api-docs, source/includes/assessment. Each field has its source:
 * - the key as the user name of basic authentication in every request, ours and theirs: _introduction.md "Authentication", _patch_completed_test.md "Request"
 * - partner_test_id, partner_test_name: _list_tests.md "Response"
 * - partner_test_id, candidate.{first_name, last_name, resume_url, phone_number, email, greenhouse_profile_url}, url; partner_interview_id: _send_test.md
 * - PATCH to `url` without parameters, answered by a status alone, whereupon test_status is asked: _patch_completed_test.md
 * - partner_interview_id; partner_status, partner_profile_url (needed once complete), partner_score (a number), metadata (not nested, primitives): _test_status.md
 * - api_call, errors, partner_interview_id of a malformed answer: _response_error.md
 */
export async function startGreenhouse(key: string, partner: AssessmentPartner) {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const sent = new Map<string, Sent>();
  /** Statuses that the next PATCH requests are answered with, before they count. */
  const outages: number[] = [];
  const patches: { path: string; status: number }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const path = request.url ?? '';
      const one = sent.get(path);
      const status = outages.shift() ?? (request.headers.authorization !== authorization ? 401 : !one ? 404 : request.method !== 'PATCH' ? 405 : 200);
      patches.push({ path, status });
      response.writeHead(status).end();
      if (one && status === 200) void readStatus(one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function readStatus(one: Sent): Promise<void> {
    const { status, body } = await partner('GET', `/test_status?partner_interview_id=${encodeURIComponent(one.interviewId)}`, { authorization });
    const errors = status === 200 ? faultsOfStatus(body) : [`status is ${status}`];
    one.status = body as Record<string, unknown>;
    if (errors.length === 0) return;
    const told = JSON.stringify({ api_call: 'test_status', errors, partner_interview_id: one.interviewId, candidate_email: 'somebody@example.org' });
    await partner('POST', '/response_error', { authorization, 'content-type': 'application/json' }, told);
  }

  return {
    origin,
    outages,
    patches,
    listTests: () => partner('GET', '/list_tests', { authorization }),
    /** Sends a test as its button does; the same `path` is the same test. */
    sendTest: async (testId: string, email: string, path: string): Promise<Answered> => {
      const address = `${origin}${path}`;
      const body = {
        partner_test_id: testId,
        candidate: {
          first_name: 'Mira',
          last_name: 'Solheim',
          resume_url: `${origin}/resume`,
          phone_number: null,
          email,
          greenhouse_profile_url: `https://app.greenhouse.io/people/17681532?application_id=26234709`,
        },
        url: address,
      };
      const answered = await partner('POST', '/send_test', { authorization, 'content-type': 'application/json' }, JSON.stringify(body));
      const interviewId = (answered.body as { partner_interview_id?: unknown }).partner_interview_id;
      if (answered.status === 200 && typeof interviewId === 'string') sent.set(path, { address, interviewId, status: null });
      return answered;
    },
    /** Tells the partner that an answer was malformed. */
    reportError: (errors: string[]) =>
      partner('POST', '/response_error', { authorization, 'content-type': 'application/json' }, JSON.stringify({ api_call: 'list_tests', errors })),
    /** What the partner last said of a test, as soon as it is so. */
    until: async (path: string, isIt: (status: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> => {
      for (;;) {
        const status = sent.get(path)?.status;
        if (status && isIt(status)) return status;
        await pause(30);
      }
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** What Greenhouse would report of an answer to test_status (_test_status.md, the table of its response). */
function faultsOfStatus(body: unknown): string[] {
  const { partner_status, partner_profile_url, partner_score, metadata } = (body ?? {}) as Record<string, unknown>;
  const isPrimitive = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return [
    ...(typeof partner_status === 'string' ? [] : ['partner_status is missing']),
    ...(partner_status === 'complete' && typeof partner_profile_url !== 'string' ? [`partner_status is 'complete' but partner_profile_url is missing`] : []),
    ...(partner_score == null || typeof partner_score === 'number' ? [] : ['partner_score is no number']),
    ...(metadata == null || Object.values(metadata).every(isPrimitive) ? [] : ['metadata is nested']),
  ];
}
