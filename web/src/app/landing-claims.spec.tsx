import type { PageApi, PageRequest } from '@folia/contracts/page';
import { plans } from '@folia/contracts/plans';
import { defaultConfig } from '../lib/config';
import { render } from './entry-server';
import { siteAddresses } from './site-routes';

const request = (claims: boolean, url = '/app/landing-v2'): PageRequest => ({
  url,
  config: { ...defaultConfig, appUrl: 'https://folia.example', claims },
  viewer: null,
  requestId: 'r-1',
});
const answering =
  (status: number, body: object): PageApi =>
  async (path) => ({ status: path === '/api/figures' ? status : 404, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const answers: Record<string, object> = { '/api/plans': { plans, versions: {} }, '/api/openings': { openings: [] }, '/api/examples': { items: [] } };
const pages: PageApi = async (path) => ({
  status: answers[path] ? 200 : 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(answers[path] ?? {}),
});
const measured = answering(200, { people: 1_284, importSeconds: 3.42 });

/** Every figure of the product's claims, and the words that must stand with it in the same element. */
const figures = [
  { figure: /\b10,000\+/, with: /^built for 10,000\+ professionals · [\d,]+\+? today$/ },
  { figure: /\b60 sec\b/, with: /^60 sec setup · measured: (under )?[\d.]+ sec$|^“60 sec setup · measured”$/ },
  { figure: /\b10x\b/, with: /^aim: screening 10x faster$/ },
  { figure: /\b65%/, with: /\bAim: screening 65% faster\b/ },
  { figure: /60 seconds/, with: /^From resume to career success in 60 seconds$/ },
];

/** The words of each element of a page by themselves, and everything its head says. */
async function saidBy(claims: boolean, api: PageApi, url?: string): Promise<string[]> {
  const { status, head, body } = await render(request(claims, url), api);
  expect(status).toBe(200);
  const elements = body.split(/<[^>]*>/).map((words) => words.trim());
  const heads = [...head.matchAll(/(?:content="([^"]*)"|>([^<]+)<\/title>)/g)].map(([, content, title]) => content ?? title ?? '');
  return [...elements, ...heads].filter(Boolean);
}

test('no figure stands without the words that say what it is, on the page or in its head', async () => {
  const said = await saidBy(true, measured);
  for (const { figure, with: qualified } of figures) {
    const bearing = said.filter((words) => figure.test(words));
    expect([figure, bearing.length > 0]).toEqual([figure, true]);
    for (const words of bearing) expect(words).toMatch(qualified);
  }
  expect(said).toContain('built for 10,000+ professionals · 1,200+ today');
  expect(said).toContain('60 sec setup · measured: 3.4 sec');
  expect(said).toContain('A portfolio that works around the clock · Folia');
});

test('what was not measured here is not said', async () => {
  const withoutImports = await saidBy(true, answering(200, { people: 3, importSeconds: null }));
  expect(withoutImports).toContain('built for 10,000+ professionals · 3 today');
  expect(withoutImports.filter((words) => /60 sec\b/.test(words))).toEqual([]);
  const withoutFigures = await saidBy(true, answering(503, { code: 'UNAVAILABLE' }));
  expect(withoutFigures.filter((words) => /\b10,000\+|60 sec\b/.test(words))).toEqual([]);
});

test('CLAIMS=off says none of them', async () => {
  const said = await saidBy(false, measured);
  for (const { figure } of figures) expect(said.filter((words) => figure.test(words))).toEqual([]);
  expect(said.filter((words) => /around the clock/i.test(words))).toEqual([]);
  expect(said).toContain('From a file to an answer, in six steps');
});

test('the page is whole without scripts: all five slides, each reached by its address, and every one marked as a sample', async () => {
  const { body } = await render(request(true), measured);
  for (const slide of ['fit', 'resume', 'history', 'talk', 'link']) {
    expect(body).toContain(`href="#demo-${slide}"`);
    expect(body).toContain(`id="demo-${slide}"`);
  }
  for (const words of [
    'Sample data',
    'What the portfolio shows',
    'no evidence yet',
    'Resume for Aurelia Hearing',
    'First score of this job',
    'Has Maya led a team?',
    'Create link',
  ])
    expect(body).toContain(words);
});

test('no other page says a figure without those words, nor any with CLAIMS=off', async () => {
  for (const url of siteAddresses.flatMap(([, ...paths]) => paths.filter((path) => !path.includes(':')))) {
    const said = await saidBy(true, pages, url);
    const unsaid = await saidBy(false, pages, url);
    for (const { figure, with: qualified } of figures) {
      for (const words of said.filter((one) => figure.test(one))) expect([url, words]).toEqual([url, expect.stringMatching(qualified)]);
      expect([url, ...unsaid.filter((words) => figure.test(words))]).toEqual([url]);
    }
  }
});
