import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../local/paths.mjs';
import { median, percentile } from './figures.mjs';

const golden = inRoot('libs/engines/resume-reading/evals/golden');
const long = inRoot('libs/engines/resume-reading/evals/hostile/pdf_12_pages_ok.pdf');
const atOnce = 20;
/** One person may import thirty documents a minute. */
const inTurn = 24;

const resumes = () =>
  readdirSync(golden)
    .filter((name) => /\.(pdf|docx)$/.test(name))
    .map((name) => join(golden, name));

const headersOf = (person) => ({ authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' });

/** Milliseconds from the first byte of an upload to a review that is ready; undefined when the document was refused. */
async function importOne(product, person, path) {
  const headers = headersOf(person);
  const form = new FormData();
  form.append('file', new Blob([readFileSync(path)]), path.split('/').at(-1));
  const began = performance.now();
  const answer = await (await fetch(`${product.url}/api/users/${person.userId}/import-resume`, { method: 'POST', headers, body: form })).json();
  if (!answer.jobId) throw new Error(`${path} was not accepted: ${answer.message}`);
  await (await fetch(`${product.url}/api/jobs/${answer.jobId}/events`, { headers })).text();
  const { state } = await (await fetch(`${product.url}/api/jobs/${answer.jobId}`, { headers })).json();
  return state === 'done' ? performance.now() - began : undefined;
}

const row = (what, times, goal) => ({ what, 'p50 ms': Math.round(median(times)), 'p95 ms': Math.round(percentile(times, 0.95)), goal });

/** Resumes one after the other, a long one, and many at once while somebody else reads a page. `makePerson` makes one with imports to spare. */
export async function benchImport({ product, makePerson }) {
  const person = await makePerson();
  const documents = resumes().slice(0, inTurn);
  const times = [];
  for (const path of documents) times.push(await importOne(product, person, path));
  const longTime = await importOne(product, person, long);

  const crowd = await makePerson();
  const reader = await makePerson();
  let isOver = false;
  const reads = [];
  const reading = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${product.url}/api/items`, { headers: headersOf(reader) })).text();
      reads.push(performance.now() - began);
      await pause(10);
    }
  })();
  const together = await Promise.all(documents.slice(0, atOnce).map((path) => importOne(product, crowd, path)));
  isOver = true;
  await reading;
  const read = (all) => all.filter((ms) => ms !== undefined);
  return [
    row(`import of ${read(times).length} resumes of 1 to 3 pages, upload to review`, read(times), 'p95 <= 400 ms'),
    row('import of 12 pages', read([longTime]), '<= 2000 ms'),
    row(`${together.length} imports at once`, read(together), ''),
    { ...row(`${reads.length} other requests meanwhile`, reads, 'p99 <= 500 ms'), 'p99 ms': Math.round(percentile(reads, 0.99)) },
  ];
}
