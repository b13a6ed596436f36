import pg from 'pg';
import { median } from './figures.mjs';
import { makeReadPortfolio } from './read-portfolio.mjs';
import { seedYear } from './seed-year-of-visits.mjs';

const mostDrawMs = 50;
/** What `/app/analytics` asks for. */
const questions = ['overview', 'findings', 'readers', 'links', 'heat', 'funnel', 'visits'];

/** From the question over HTTP to the last byte of its answer, in ms: the middle of some. */
async function drawn(ask) {
  const times = [];
  for (let count = 0; count < 15; count++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The analytics of a year with a million events, and for comparison all that the screen asks for at once; the run ends with an error when a goal is missed. */
export async function benchVisitsYear({ person, ask, databaseUrl }) {
  const items = await makeReadPortfolio(ask);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('SET search_path = sharing');
  try {
    const events = await seedYear(database, { ownerId: person.userId, items, databaseUrl });
    const to = new Date().toISOString().slice(0, 10);
    const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
    const askFor = (question) => ask('GET', `/api/analytics/${question}?from=${from}&to=${to}`);
    const rows = [];
    for (const question of questions) {
      const ms = await drawn(() => askFor(question));
      rows.push({ [`a year of ${events} events`]: question, 'drawn in ms': ms.toFixed(1), goal: mostDrawMs, holds: ms <= mostDrawMs });
    }
    const atOnce = await drawn(() => Promise.all(questions.map(askFor)));
    if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
    return [...rows, { [`a year of ${events} events`]: 'all at once', 'drawn in ms': atOnce.toFixed(1) }];
  } finally {
    await database.end();
  }
}
