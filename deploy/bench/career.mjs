import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../local/paths.mjs';
import { median, percentile } from './figures.mjs';
import { jobOf, jobText as text } from './job-texts.mjs';

const example = JSON.parse(readFileSync(inRoot('deploy/local/examples/maya-lindqvist.json'), 'utf8'));
const asOf = '2026-11';
const jobs = 30;
const candidates = 1_000;
const portfolioSize = 20;

/** The example's entries and as many skills as make twenty. */
const more = ['Python', 'MATLAB', 'Psychoacoustics', 'Git'].map((name) => ['skill', { name }]);
const entries = [...example.items, ...more].slice(0, portfolioSize);
const { readPosting } = createRequire(import.meta.url)(inRoot('libs/engines/fit/dist/read/read-posting.js'));
const { scoreAgainst } = createRequire(import.meta.url)(inRoot('libs/engines/fit/dist/score/score-fit.js'));

function timed(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}
const row = (what, times, goal) => ({ what, 'p50 ms': Math.round(median(times)), 'p95 ms': Math.round(percentile(times, 0.95)), goal });

/** Scores in this process, without queue and table: one portfolio against many jobs, many people against one job. */
function benchEngine() {
  const portfolio = entries.map(([kind, fields], place) => ({ id: `${place}`, kind, fields }));
  const score = (number) => scoreAgainst(readPosting(jobOf(number)), portfolio, asOf);
  for (let number = 0; number < jobs; number++) score(-number);
  const times = Array.from({ length: jobs }, (_, number) => timed(() => score(number)));
  const people = Array.from({ length: candidates }, (_, person) => portfolio.filter(({ id }) => (person >> (Number(id) % 10)) % 2 === 0 || id === '6'));
  const all = timed(() => {
    const job = readPosting(text);
    for (const one of people) scoreAgainst(job, one, asOf);
  });
  return [
    row(`FitScore engine, ${portfolio.length} entries, ${text.length} characters`, times, 'p95 <= 20 ms'),
    row(`${candidates} people against one job, one thread`, [all], '<= 10000 ms'),
  ];
}

/** Scores and resumes through the API, each from the request to what is stored and shown. */
export async function benchCareer({ product, person, ask }) {
  for (const [kind, fields] of entries.toReversed()) await ask('POST', '/api/items', { content: { kind, fields } });
  const headers = { authorization: `Bearer folia:${person.authCode}`, cookie: `folia-session=${person.authCode}` };
  const read = async (path) => {
    const response = await fetch(product.url + path, { headers });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const done = async ({ body }) => {
    await read(`/api/jobs/${body.jobId}/events`);
    return body;
  };
  const [scores, previews, files] = [[], [], []];
  for (let number = 0; number < jobs; number++) {
    const began = performance.now();
    const { id, postingId } = await done(await ask('POST', '/api/fit-scores', { text: jobOf(number) }));
    const { body: score } = await ask('GET', `/api/fit-scores/${id}`);
    if (!score.result) throw new Error(`A job was not scored: ${score.error?.message ?? score.state}`);
    scores.push(performance.now() - began);

    const start = performance.now();
    const { id: resumeId } = await done(await ask('POST', '/api/tailored-resumes', { postingId }));
    await Promise.all([read(`/api/tailored-resumes/${resumeId}`), read(`/files/tailored-resumes/${resumeId}/page-1.png`)]);
    previews.push(performance.now() - start);

    const asked = performance.now();
    await read(`/files/tailored-resumes/${resumeId}/resume.pdf`);
    files.push(performance.now() - asked);
  }
  return [
    ...benchEngine(),
    row('FitScore, from the request to the stored result', scores, 'p95 <= 150 ms'),
    row('TailorMade, from the request to the first page shown', previews, 'p95 <= 500 ms'),
    row('PDF of a resume, warm', files.slice(1), 'p95 <= 300 ms'),
  ];
}
