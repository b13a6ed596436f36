import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';
import { markerOf } from './model.mjs';
import { ask } from './people.mjs';

let postings = 0;

const postingWith = (marker) => `Senior Backend Engineer
Harbour Works – Berlin

What you will do
- Design and run services in Go

What you bring
- 3+ years of Go
- PostgreSQL in production
- ${marker} in production
- Kafka
`;

/** Asks again until somebody answers, as a person does who presses the button once more: an answer that was lost must not cost a second job. */
async function insist(urls, asks, within = 180_000) {
  const deadline = Date.now() + within;
  for (let turn = 0; ; turn += 1) {
    const { status, body } = await asks(urls[turn % urls.length]).catch((error) => ({ status: 0, body: error }));
    if (status === 200 || status === 202) return body;
    if (Date.now() > deadline || (status >= 400 && status < 500 && status !== 429)) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`);
    await sleep(300);
  }
}

/** Starts a score against a posting of its own. */
export async function startScore({ urls }, person) {
  const marker = markerOf(1_000 + postings++);
  const { id } = await insist(urls, (url) => ask(url, person, 'POST', '/api/fit-scores', { text: postingWith(marker) }));
  return { jobId: id, ownerId: person.userId, kind: 'fit-score', marker, person, acceptedAt: Date.now() };
}

/** Starts the reading of a resume. */
export async function startImport({ urls }, person) {
  const file = readFileSync(inRoot('web/e2e/fixtures/nora-lindgren.docx'));
  const send = async (url) => {
    const form = new FormData();
    form.append('file', new Blob([file], { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }), 'nora.docx');
    const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
    const options = { method: 'POST', headers, body: form, signal: AbortSignal.timeout(30_000) };
    const response = await fetch(`${url}/api/users/${person.userId}/import-resume?source=resume`, options);
    return { status: response.status, body: await response.json() };
  };
  const { jobId } = await insist(urls, send);
  return { jobId, ownerId: person.userId, kind: 'resume-import', marker: null, person, acceptedAt: Date.now() };
}

const ends = ['done', 'failed', 'cancelled'];

/**
 * Follows a job as a screen does: a stream that breaks off is taken up again, at the other gateway, behind the last event that came
 * (`heardUpTo`: the id of one that came before). Ends with the job, or when nobody knows it any more.
 */
export async function follow({ urls }, { jobId, person, heardUpTo = '0' }, stop) {
  const events = [];
  let lastId = heardUpTo;
  for (let turn = 0; !events.some(({ type }) => ends.includes(type)) && !stop.aborted; turn += 1) {
    try {
      const headers = { authorization: `Bearer folia:${person.authCode}`, 'last-event-id': lastId };
      const { ok, status, body } = await fetch(`${urls[turn % urls.length]}/api/jobs/${jobId}/events`, { headers, signal: stop });
      if (status === 404) break;
      if (!ok) throw new Error('not now');
      let text = '';
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + part).split('\n\n');
        text = blocks.pop();
        for (const [, id, data] of blocks.flatMap((block) => [...block.matchAll(/^id: (.*)\ndata: (.*)$/gm)])) {
          lastId = id;
          events.push({ ...JSON.parse(data), at: Date.now() });
        }
      }
    } catch {
      await sleep(300, undefined, { signal: stop }).catch(() => {});
    }
  }
  return { jobId, events };
}
