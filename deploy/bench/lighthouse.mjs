import { findChromium } from '../local/chromium.mjs';
import { median } from './figures.mjs';
import { installLighthouse, measureWithLighthouse } from './lighthouse/run.mjs';

/** The middle of some runs: one alone depends on what else the machine does. */
const runsEach = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostShift = 0.02;
const mostPaintMs = 1_500;

/** The public pages as a phone of middling speed meets them; the run ends with an error when a goal is missed. */
export async function benchLighthouse({ product, person, ask }) {
  await ask('POST', '/api/items', { content: { kind: 'work', fields: { position: 'Cook', employer: 'Harbor', highlights: ['Fed **40** people a night'] } } });
  const { body } = await ask('POST', '/api/items', {
    content: { kind: 'project', fields: { name: 'A kitchen on the quay', summary: 'What I built. '.repeat(20) } },
  });
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Cook', summary: 'What I do. '.repeat(40) } });
  const chrome = await findChromium();
  await installLighthouse();
  const rows = [];
  for (const path of ['/', `/${person.uname}`, `/${person.uname}/projects/${body.id}`, '/pricing', '/app/blog/job-seekers-guide']) {
    const runs = [];
    for (let count = 0; count < runsEach; count++) runs.push(await measureWithLighthouse(product.url + path, chrome));
    const of = (name) => median(runs.map((one) => one[name]));
    const reached = Object.keys(goals).map((name) => [name, of(name)]);
    rows.push({
      page: path.replace(body.id, '…'),
      ...Object.fromEntries(reached),
      'largest paint ms': of('lcpMs'),
      'blocked ms': of('tbtMs'),
      shift: of('shift').toFixed(3),
      holds: reached.every(([name, score]) => score >= goals[name]) && of('lcpMs') <= mostPaintMs && of('shift') <= mostShift,
    });
  }
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  return rows;
}
