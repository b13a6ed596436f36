import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo } from './model.mjs';

const refuses = (status, headers, body) => (_request, reply) => reply.refuse(status, headers, body);
const says = (text) => (_request, reply) => reply.say(text);
const claims = (claim) => says(JSON.stringify({ requirements: [claim] }));

/** Waits unless whoever asked is gone. Answers whether they are still there. */
const isThereAfter = (ms, reply) => Promise.race([sleep(ms, true, { ref: false }), reply.over.then(() => false)]);

const stalls = (ms) => async (request, reply) => {
  if (await isThereAfter(ms, reply)) reply.say(answerTo(request).text);
};

/** Says this part of the right answer and cuts the connection. */
const cutsAt = (part) => async (request, reply) => {
  const { text } = answerTo(request);
  reply.piece(text.slice(0, Math.max(1, Math.floor(text.length * part))));
  await sleep(50);
  reply.cut();
};

const drips = async (request, reply) => {
  for (const letter of answerTo(request).text) {
    reply.piece(letter);
    if (!(await isThereAfter(5_000, reply))) return;
  }
};

const saysTooMuch = async (_request, reply) => {
  for (let megabyte = 0; megabyte < 5; megabyte += 1) {
    reply.piece('x'.repeat(1024 * 1024));
    if (!(await isThereAfter(10, reply))) return;
  }
  reply.say('');
};

/**
 * The ways in which a language model fails. `calls`: at most so many for a job, both of its questions together; `isAnswered`: it is late, and right; `isRefused`: nobody
 * takes its connections.
 */
export const waysToFail = [
  { name: 'takes no connection', calls: 0, isRefused: true, script: () => {} },
  { name: 'breaks off before a word', calls: 2, script: (_request, reply) => reply.cut() },
  { name: 'says nothing for 10 s', calls: 2, isAnswered: true, script: (request, reply, system) => system.model.sayAfter(10_000, request, reply) },
  { name: 'says nothing for a minute', calls: 2, script: stalls(60_000) },
  { name: 'says nothing for 10 minutes', calls: 2, script: stalls(600_000) },
  { name: '429 with Retry-After', calls: 2, script: refuses(429, { 'retry-after': '2' }) },
  { name: '429 with Retry-After of an hour', calls: 2, script: refuses(429, { 'retry-after': '3600' }) },
  { name: '429', calls: 2, script: refuses(429) },
  { name: '500', calls: 2, script: refuses(500) },
  { name: '502', calls: 2, script: refuses(502, { 'content-type': 'text/html' }, '<html>Bad gateway</html>') },
  { name: '503', calls: 2, script: refuses(503) },
  { name: '200 with a web page', calls: 1, script: refuses(200, { 'content-type': 'text/html' }, '<html>Sign in</html>') },
  { name: 'half a JSON', calls: 1, script: says('{"requirements":[{"quote":"Qu') },
  { name: 'another form', calls: 1, script: says('{"score":100,"evidence":"all of it"}') },
  { name: 'NaN', calls: 1, script: says('{"requirements":[{"quote":NaN,"name":NaN,"kind":"skill","need":"must"}]}') },
  { name: '-5', calls: 1, script: claims({ quote: -5, name: -5, kind: 'skill', need: 'must' }) },
  { name: '1e9', calls: 1, script: claims({ quote: 1e9, name: 1e9, kind: 'skill', need: 'must' }) },
  { name: 'nothing at all', calls: 1, script: says('') },
  { name: '5 MB', calls: 1, script: saysTooMuch },
  { name: 'cut at 10 %', calls: 1, script: cutsAt(0.1) },
  { name: 'cut at 50 %', calls: 1, script: cutsAt(0.5) },
  { name: 'cut at 99 %', calls: 1, script: cutsAt(0.99) },
  { name: 'a letter in 5 s', calls: 1, script: drips },
  { name: '404, no such model', calls: 1, script: refuses(404) },
  { name: '401, a key that was revoked', calls: 1, script: refuses(401) },
];
