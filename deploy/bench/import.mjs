import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../local/paths.mjs';
import { median, percentile } from './figures.mjs';

const folders = ['services/ai/src/resume-import/fixtures', 'services/ai/src/resume-import/fixtures/hostile', 'web/e2e/fixtures'];
const isDocument = (name) => /^(control|nora|[a-z-]+\.(pdf|docx)$)/.test(name) && /\.(pdf|docx)$/.test(name) && !/bomb|redos|nested/.test(name);

/** Milliseconds from the first byte of an upload to a review that is ready, document by document. */
export async function benchImport({ product, person, ask }) {
  const documents = folders.flatMap((folder) => {
    try {
      return readdirSync(inRoot(folder))
        .filter(isDocument)
        .map((name) => join(inRoot(folder), name));
    } catch {
      return [];
    }
  });
  const headers = { authorization: `Bearer folia:${person.authCode}`, 'x-requested-with': 'XMLHttpRequest' };
  const times = [];
  for (const path of documents) {
    const form = new FormData();
    form.append('file', new Blob([readFileSync(path)]), path.split('/').at(-1));
    const began = performance.now();
    const answer = await (await fetch(`${product.url}/api/users/${person.userId}/import-resume`, { method: 'POST', headers, body: form })).json();
    if (!answer.jobId) continue;
    await (await fetch(`${product.url}/api/jobs/${answer.jobId}/events`, { headers })).text();
    const { body } = await ask('GET', `/api/jobs/${answer.jobId}`);
    if (body.state === 'done') times.push(performance.now() - began);
  }
  return [
    {
      what: `import of ${times.length} documents, upload to review`,
      'p50 ms': Math.round(median(times)),
      'p95 ms': Math.round(percentile(times, 0.95)),
      goal: 'p95 <= 1500 ms',
    },
  ];
}
