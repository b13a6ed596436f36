import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next POST ends: `lost` is taken but not answered; a status is answered with nothing taken. */
type Fault = 'lost' | { status: number; headers?: Record<string, string>; body?: unknown };
/** A candidate as it was posted. */
type Posted = { id: number; external_id: string; body: Record<string, unknown> };

const emailTypes = ['personal', 'work', 'other'];
const jobs = [
  { id: 146859, name: 'Auror', status: 'open', public: true },
  { id: 150050, name: 'Professor', status: 'open', public: false },
];

/**
 * Greenhouse as a sourcing partner meets it, written from grnhse/greenhouse-api-docs, candidate-ingestion.html and source/includes/candidate-ingestion. Each field
 * has its source:
 * - the key as the user name of basic authentication, and `On-Behalf-Of`; 401 without it, or for an address that is not known: _introduction.md "Authentication via
 *   Basic Auth"
 * - GET /v1/partner/current_user, full_name, first_name, last_name, email, id: candidate-ingestion.html "Retrieve Current User"
 * - GET /v1/partner/jobs, id, name, status, public: _jobs.md "Retrieve Jobs"
 * - POST /v1/partner/candidates, prospect, job_id (needed when prospect is false), first_name, last_name, external_id, title, emails.{email, type}, notes; id,
 *   application_id, external_id, profile_url: candidate-ingestion.html "Post Candidates". Nothing there says that an `external_id` is refused the second time, so
 *   it is not: whoever posts twice makes two.
 * - GET /v1/partner/candidates?candidate_ids=1,2, unknown ones left out, always an array; id, name, external_id, applications.{id, job, status, stage,
 *   profile_url}: candidate-ingestion.html "Retrieve Candidates"
 * - errors.{message, field}: candidate-ingestion.html "Errors", which names 400, 401, 403, 404 and 5xx. That a field is refused with 422, and 429 with Retry-After,
 *   is said of another interface alone (source/includes/harvest/_introduction.md), so both are guesses here; a refusal with 400 reads the same.
 */
export async function startGreenhouseCandidates({ key, user }: { key: string; user: string }) {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const posted: Posted[] = [];
  const faults: Fault[] = [];
  const requests: string[] = [];

  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => answer(request, response, Buffer.concat(pieces).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://here');
    requests.push(`${method} ${pathname}`);
    const say = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    if (request.headers.authorization !== authorization || request.headers['on-behalf-of'] !== user)
      return void say(401, errorsOf(['You have not been authenticated.']));
    if (method === 'GET' && pathname === '/v1/partner/current_user')
      return void say(200, { full_name: 'Ron Weasley', first_name: 'Ron', last_name: 'Weasley', email: user, id: 1234 });
    if (method === 'GET' && pathname === '/v1/partner/jobs') return void say(200, jobs);
    if (method === 'GET' && pathname === '/v1/partner/candidates') {
      const ids = new Set((searchParams.get('candidate_ids') ?? '').split(',').map(Number));
      return void say(200, posted.filter(({ id }) => ids.has(id)).map(shown));
    }
    if (method !== 'POST' || pathname !== '/v1/partner/candidates') return void say(404, errorsOf(['The resource you requested could not be found.']));
    const fault = faults.shift();
    if (typeof fault === 'object') return void say(fault.status, fault.body ?? errorsOf([`status ${fault.status}`]), fault.headers);
    const wanted = parsed(body);
    if (!wanted) return void say(400, errorsOf(['Your request included invalid JSON.']));
    const wrong = faultsOf(wanted);
    if (wrong.length > 0) return void say(422, { errors: wrong });
    const made: Posted = { id: 17681532 + posted.length, external_id: String(wanted.external_id), body: wanted };
    posted.push(made);
    if (fault === 'lost') return void request.socket.destroy();
    const { applications, external_id, id } = shown(made);
    say(201, { id, application_id: applications[0]?.id, external_id, profile_url: applications[0]?.profile_url });
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    faults,
    requests,
    jobs,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const errorsOf = (messages: string[]) => ({ errors: messages.map((message) => ({ message })) });

function parsed(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** What is wrong with a candidate by the table of "Post Candidates", Request Parameters. */
function faultsOf({ prospect = true, job_id, first_name, last_name, external_id, emails = [] }: Record<string, unknown>): { message: string; field: string }[] {
  const given = (field: string, value: unknown) => (typeof value === 'string' && value !== '' ? [] : [{ field, message: 'is required' }]);
  return [
    ...given('first_name', first_name),
    ...given('last_name', last_name),
    ...given('external_id', external_id),
    ...(prospect === false && !jobs.some(({ id }) => id === job_id) ? [{ field: 'job_id', message: 'is not a job' }] : []),
    ...(emails as { email?: string; type?: string }[]).flatMap(({ email, type = '' }) => [
      ...given('emails.email', email),
      ...(emailTypes.includes(type) ? [] : [{ field: 'emails.type', message: 'is not a type' }]),
    ]),
  ];
}

const shown = ({ id, external_id, body }: Posted) => ({
  id,
  name: `${body.first_name} ${body.last_name}`,
  external_id,
  applications: [
    {
      id: id + 8_553_177,
      job: jobs.find((job) => job.id === body.job_id)?.name ?? '',
      status: 'active',
      stage: 'Application Review',
      profile_url: `https://app.greenhouse.io/people/${id}?application_id=${id + 8_553_177}`,
    },
  ],
});
