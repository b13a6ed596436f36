import type { Person } from './person';

export const productUrl = process.env.FOLIA_URL ?? 'http://localhost:8080';
/** The addresses of all gateways of the product. */
export const productUrls = (process.env.FOLIA_URLS ?? productUrl).split(',');

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came.
export type Answer = { status: number; body: any; headers: Headers };

/** Calls the API as a person, or as nobody; JSON in, JSON out. */
export async function ask(
  person: Person | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  url = productUrl,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(person && { authorization: `Bearer folia:${person.authCode}` }),
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
}

/** Uploads a file as the drop zone does, or as another `source`. */
export async function upload(
  person: Person,
  file: Uint8Array<ArrayBuffer>,
  name: string,
  type = 'application/pdf',
  url = productUrl,
  source = 'resume',
): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([file], { type }), name);
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const response = await fetch(`${url}/api/users/${person.userId}/import-resume?source=${source}`, { method: 'POST', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export type Streamed = { type: string; name?: string; percent?: number; attempt: number; code?: string; message?: string; facts?: Record<string, number> };

/** Everything a job reports until it is over. */
export async function followJob(person: Person, jobId: string, url = productUrl): Promise<Streamed[]> {
  const response = await fetch(`${url}/api/jobs/${jobId}/events`, { headers: { authorization: `Bearer folia:${person.authCode}` } });
  const text = await response.text();
  return [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? '') as Streamed);
}

export async function untilOver(person: Person, jobId: string): Promise<Answer['body']> {
  for (;;) {
    const { body } = await ask(person, 'GET', `/api/jobs/${jobId}`);
    if (!['accepted', 'running'].includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Units of a meter that a person has used. */
export async function unitsUsed(person: Person, meter = 'resume-import'): Promise<number> {
  const { body } = await ask(person, 'GET', '/api/me/usage');
  return body.meters.find((one: { meter: string }) => one.meter === meter).used;
}
