import type { Credentials } from '@folia/contracts/handover/shapes';
import { z } from 'zod';
import type { Ats, SentCandidate } from './ats';

/** "Retrieve Current User" (candidate-ingestion.html). */
const user = z.object({ full_name: z.string(), email: z.string() }).transform(({ full_name, email }) => ({ name: full_name || email }));
/** "Retrieve Jobs" (source/includes/candidate-ingestion/_jobs.md). */
const jobs = z.array(z.object({ id: z.int(), name: z.string() }).transform(({ id, name }) => ({ id, name: name.slice(0, 300) })));
/** "Post Candidates", Response (candidate-ingestion.html). Its examples have `external_id` as a text and, in older versions, as a number. */
const externalId = z.union([z.string(), z.number().transform(String)]).nullable();
const made = z
  .object({ id: z.int(), external_id: externalId, profile_url: z.string() })
  .transform(({ id, external_id, profile_url }) => ({ id, externalId: external_id, profileUrl: profile_url, stage: null, status: null }));
/** "Retrieve Candidates", Response: "always an array". The status may be missing. */
const found = z.array(
  z
    .object({
      id: z.int(),
      external_id: externalId,
      applications: z.array(z.object({ stage: z.string().nullish(), status: z.string().nullish(), profile_url: z.string().nullish() })),
    })
    .transform(({ id, external_id, applications: [first] }) => ({
      id,
      externalId: external_id,
      profileUrl: first?.profile_url ?? null,
      stage: first?.stage ?? null,
      status: first?.status ?? null,
    })),
);
/** "Errors", Error Properties: a message that is "for debugging purposes", and the field that caused it "if applicable". */
const faults = z.object({ errors: z.array(z.object({ message: z.string(), field: z.string().nullish() })) });

/** "You are required to set the On-Behalf-Of header for every request", with the key as the user name of basic authentication (_introduction.md, "Authentication via Basic Auth"). */
const headersOf = ({ apiKey, onBehalfOf }: Credentials) => ({
  authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
  'on-behalf-of': onBehalfOf,
  accept: 'application/json',
  'user-agent': 'Folia-Connector/1',
});

const reading = (credentials: Credentials, path: string) => ({ method: 'GET' as const, path, headers: headersOf(credentials), body: null });

/** "first_name" and "last_name" are both required; somebody with one name has a dash for the other. */
function namesOf(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { first_name: words.join(' ') || '-', last_name: last ?? '-' };
}

/** "Post Candidates", Request. `prospect` is true unless said otherwise, and `job_id` is then needed; of an e-mail address the type is. */
const bodyOf = ({ name, email, headline, agreedAt, externalId: external_id, theirJobId: job_id }: SentCandidate) => ({
  prospect: false,
  job_id,
  external_id,
  ...namesOf(name),
  ...(headline ? { title: headline } : {}),
  ...(email ? { emails: [{ email, type: 'personal' }] } : {}),
  notes: `Agreed in Folia on ${agreedAt.slice(0, 10)} to be passed on for this job.`,
});

/**
 * Greenhouse, to which we hand candidates over as a sourcing partner. Written from grnhse/greenhouse-api-docs, candidate-ingestion.html and
 * source/includes/candidate-ingestion. Candidates can be asked for by their numbers alone (`candidate_ids`), not by `external_id`, and nothing says that an
 * `external_id` is refused the second time: so whoever may be there already is never sent again by itself.
 */
export const greenhouseCandidates: Pick<Ats, 'address' | 'findUser' | 'listJobs' | 'sendCandidate' | 'listCandidates' | 'idIn' | 'faultsIn'> = {
  address: 'https://api.greenhouse.io',
  findUser: (credentials) => ({ ...reading(credentials, '/v1/partner/current_user'), answer: user }),
  listJobs: (credentials) => ({ ...reading(credentials, '/v1/partner/jobs'), answer: jobs }),
  sendCandidate: (credentials, candidate) => ({
    method: 'POST',
    path: '/v1/partner/candidates',
    headers: { ...headersOf(credentials), 'content-type': 'application/json' },
    body: bodyOf(candidate),
    answer: made,
  }),
  listCandidates: (credentials, ids) => ({ ...reading(credentials, `/v1/partner/candidates?candidate_ids=${ids.join(',')}`), answer: found }),
  // "https://app.greenhouse.io/people/17681532?application_id=26234709" (the same)
  idIn: (page) => {
    const id = /\/people\/(\d{1,15})(?:[/?#]|$)/.exec(page)?.[1];
    return id ? Number(id) : null;
  },
  faultsIn: (answer) => (faults.safeParse(answer).data?.errors ?? []).map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; '),
};
