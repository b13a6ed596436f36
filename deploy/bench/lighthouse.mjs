import { findChromium } from '../local/chromium.mjs';
import { median } from './figures.mjs';
import { installLighthouse, measureWithLighthouse } from './lighthouse/run.mjs';

/** The middle of some runs: one alone depends on what else the machine does. */
const runsEach = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const mostShift = 0.02;
const mostPaintMs = 1_500;

/**
 * The public pages as a phone of middling speed meets them; the run ends with an error when a goal is missed. `only` names some of the pages, and is all of
 * them when it names none.
 */
export async function benchLighthouse({ product, person, ask, only }) {
  await ask('POST', '/api/items', { content: { kind: 'work', fields: { position: 'Cook', employer: 'Harbor', highlights: ['Fed **40** people a night'] } } });
  const { body } = await ask('POST', '/api/items', {
    content: { kind: 'project', fields: { name: 'A kitchen on the quay', summary: 'What I built. '.repeat(20) } },
  });
  await ask('PATCH', '/api/me/profile', { version: 1, visibility: 'public', basics: { headline: 'Cook', summary: 'What I do. '.repeat(40) } });
  const chrome = await findChromium();
  await installLighthouse();
  const rows = [];
  const pages = Object.entries({
    landing: '/',
    portfolio: `/${person.uname}`,
    item: `/${person.uname}/projects/${body.id}`,
    pricing: '/pricing',
    post: '/app/blog/job-seekers-guide',
  });
  const named = pages.filter(([name]) => only.includes(name));
  for (const [name, path] of named.length ? named : pages) {
    const runs = [];
    for (let count = 0; count < runsEach; count++) runs.push(await measureWithLighthouse(product.url + path, chrome));
    const of = (figure) => median(runs.map((one) => one[figure]));
    const reached = Object.keys(goals).map((category) => [category, of(category)]);
    rows.push({
      page: name,
      ...Object.fromEntries(reached),
      'largest paint ms': of('lcpMs'),
      'blocked ms': of('tbtMs'),
      shift: of('shift').toFixed(3),
      holds: reached.every(([category, score]) => score >= goals[category]) && of('lcpMs') <= mostPaintMs && of('shift') <= mostShift,
    });
  }
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
  return rows;
}
