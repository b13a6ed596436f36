import { fork } from 'node:child_process';
import autocannon from 'autocannon';
import pg from 'pg';
import { inRoot } from '../local/paths.mjs';
import { freePort } from '../local/ports.mjs';
import { median, ratio } from './figures.mjs';

const rounds = 3;
const seconds = 5;
const connections = 32;

const hit = (url) => autocannon({ url, connections, duration: seconds });

/** A portfolio like many: twelve jobs, thirty skills. */
async function fillPortfolio(ask) {
  for (let year = 2012; year < 2024; year++) {
    const highlights = Array.from({ length: 3 }, (_, index) => `Result ${index + 1} of ${year}: cut the time of a nightly run by ${year % 37} percent`);
    await ask('POST', '/api/items', {
      content: {
        kind: 'work',
        fields: { position: `Engineer ${year}`, employer: `Employer ${year}`, startDate: `${year}-01`, endDate: `${year}-12`, highlights },
      },
    });
  }
  for (let index = 0; index < 30; index++)
    await ask('POST', '/api/items', { content: { kind: 'skill', fields: { name: `Skill ${index}`, category: `Group ${index % 5}` } } });
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Engineer', summary: 'What I do. '.repeat(40) } });
}

/** Public profile, as JSON and as a document, against a bare Fastify + pg that serves the same JSON. */
export async function benchProfile({ product, person, ask, adminUrl }) {
  await fillPortfolio(ask);
  const apiUrl = `${product.url}/api/portfolios/${person.uname}`;
  const doc = await (await fetch(apiUrl)).text();
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('CREATE TABLE bench_profile (uname text PRIMARY KEY, doc jsonb NOT NULL)');
  await client.query('INSERT INTO bench_profile VALUES ($1, $2)', [person.uname, doc]);
  await client.end();
  const port = await freePort();
  const bare = fork(inRoot('deploy/bench/bare-profile-server.mjs'), [adminUrl, String(port)]);
  await new Promise((resolve) => bare.once('message', resolve));
  const targets = { bare: `http://127.0.0.1:${port}/profile/${person.uname}`, json: apiUrl, html: `${product.url}/${person.uname}` };
  const results = { bare: [], json: [], html: [] };
  for (const url of Object.values(targets)) await autocannon({ url, connections, duration: 2 });
  for (let round = 0; round < rounds; round++) for (const [name, url] of Object.entries(targets)) results[name].push(await hit(url));
  bare.disconnect();
  const perSecond = Object.fromEntries(Object.entries(results).map(([name, all]) => [name, median(all.map((one) => one.requests.average))]));
  const failed = [...results.json, ...results.html].reduce((sum, one) => sum + one.non2xx + one.errors, 0);
  const row = (what, name, goal) => ({
    what,
    'per second': Math.round(perSecond[name]),
    'p99 ms': median(results[name].map((one) => one.latency.p99)),
    ratio: goal ? ratio(perSecond[name], perSecond.bare) : '1.00',
    goal: goal ?? '',
  });
  return [
    row(`bare Fastify + pg, ${(doc.length / 1024).toFixed(1)} kB`, 'bare'),
    { ...row('GET /api/portfolios/{uname}', 'json', '>= 0.55'), failed },
    { ...row('GET /{uname} (server-rendered)', 'html', '>= 0.30'), failed },
  ];
}
