import { readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';
import { percentile } from './figures.mjs';

const example = JSON.parse(readFileSync(inRoot('deploy/local/examples/maya-lindqvist.json'), 'utf8'));
const portfolioSize = 60;
const viewersAtOnce = 10;
/** Each asks all the questions: fewer than a minute's limit, as long as they ask nothing else. */
const viewersAlone = 5;
const questions = [
  'Where does she work now?',
  'How many years of Python does she have?',
  'What did she do with Git, and since when? Which university did she attend?',
  'list all her projects',
  'Does she hold a pilot licence?',
  'Welche Sprachen spricht sie?',
];
/** Long enough to be stopped in the middle. */
const manyQuestions = [0, 1].map((from) => questions.slice(from, from + 5).join(' '));
const position = (place) => ['work', { position: `Engineer ${place}`, employer: `Company ${place}`, startDate: `${1970 + place}`, endDate: `${1971 + place}` }];

/** Asks, and answers after how many ms the first event came, the first words, and the end of the answer. */
async function answerTimes(url, ownerId, { authCode }, question) {
  const headers = { authorization: `Bearer folia:${authCode}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const began = performance.now();
  const asked = await fetch(`${url}/api/users/${ownerId}/deep-talk`, { method: 'POST', headers, body: JSON.stringify({ question }) });
  if (!asked.ok) throw new Error(`A question was not taken: ${asked.status} ${await asked.text()}`);
  const { jobId } = await asked.json();
  const stream = await fetch(`${url}/api/jobs/${jobId}/events`, { headers });
  const times = {};
  let text = '';
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (/^data: /m.test(text)) times.event ??= performance.now() - began;
    if (text.includes('"type":"delta"')) times.words ??= performance.now() - began;
  }
  if (!text.includes('"type":"done"')) throw new Error('A question was not answered.');
  return { ...times, whole: performance.now() - began };
}

/** Stops an answer at its first words, and answers after how many ms its last event came; null when it was over before. */
async function stopTime(url, ownerId, { authCode }, question) {
  const headers = { authorization: `Bearer folia:${authCode}`, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
  const asked = await fetch(`${url}/api/users/${ownerId}/deep-talk`, { method: 'POST', headers, body: JSON.stringify({ question }) });
  if (!asked.ok) throw new Error(`A question was not taken: ${asked.status} ${await asked.text()}`);
  const { jobId } = await asked.json();
  const stream = await fetch(`${url}/api/jobs/${jobId}/events`, { headers });
  let text = '';
  let stopped = 0;
  for await (const part of stream.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (stopped || !/^data: /m.test(text)) continue;
    stopped = performance.now();
    void fetch(`${url}/api/jobs/${jobId}`, { method: 'DELETE', headers }).then((response) => response.text());
  }
  return text.includes('"type":"cancelled"') ? performance.now() - stopped : null;
}

const row = (what, times, goal) => ({ what, 'p50 ms': Math.round(percentile(times, 0.5)), 'p95 ms': Math.round(percentile(times, 0.95)), goal });

/** Answers about a portfolio of sixty entries through the API, as the screen follows them: one at a time, and ten viewers at once. */
export async function benchDeepTalk({ product, person, ask, makePerson }) {
  const more = Array.from({ length: portfolioSize - example.items.length }, (_, place) => position(place));
  for (const [kind, fields] of [...example.items, ...more]) await ask('POST', '/api/items', { content: { kind, fields }, visibility: 'public' });
  const { body } = await ask('GET', '/api/me/settings');
  await ask('PATCH', '/api/me/profile', { version: body.profile.version, visibility: 'public' });
  const askers = [];
  for (let count = 0; count <= viewersAlone + viewersAtOnce; count++) askers.push(await makePerson());
  const [first, ...others] = askers;
  const [oneByOne, atOnce] = [others.slice(0, viewersAlone), others.slice(viewersAlone)];
  const times = (asker, question) => answerTimes(product.url, person.userId, asker, question);
  for (const question of questions) await times(first, question);
  const alone = [];
  for (const asker of oneByOne) for (const question of questions) alone.push(await times(asker, question));
  const together = [];
  for (const question of questions.slice(0, 3)) together.push(...(await Promise.all(atOnce.map((asker) => times(asker, question)))));
  const stopped = [];
  for (const asker of atOnce) for (const question of manyQuestions) stopped.push(await stopTime(product.url, person.userId, asker, question));
  const stops = stopped.filter((time) => time !== null);
  if (stops.length === 0) throw new Error('No answer was long enough to be stopped.');
  const of = (all, name) => all.map((one) => one[name]);
  return [
    row('the first event', of(alone, 'event'), 'p95 <= 50 ms'),
    row('the first words', of(alone, 'words'), 'p95 <= 300 ms'),
    row('the whole answer', of(alone, 'whole'), 'p95 <= 800 ms'),
    row(`the first words, ${viewersAtOnce} viewers at once`, of(together, 'words'), 'p95 <= 600 ms'),
    row(`from Stop to the last event, ${stops.length} answers`, stops, 'p95 <= 100 ms'),
  ];
}
