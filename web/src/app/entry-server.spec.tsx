import { type ItemKind, itemKinds } from '@folia/contracts/item/fields';
import { kindSegments, type PagedKind } from '@folia/contracts/item/page-routes';
import type { PageApi, PageRequest } from '@folia/contracts/page';
import { plans } from '@folia/contracts/plans';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { everyField, readable } from '../../e2e/every-field';
import { defaultConfig } from '../lib/config';
import { render } from './entry-server';
import { siteAddresses } from './site-routes';

const item = (id: string, kind: string, fields: object) => ({
  id,
  kind,
  fields,
  visibility: 'public',
  position: 0,
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  evidence: true,
});
const view = {
  ownerId: '01900000-0000-7000-8000-000000000001',
  uname: 'ada',
  version: 12,
  viewer: 'stranger',
  profile: {
    name: 'Ada Novak',
    headline: 'Builds bridges </script>',
    summary: 'One.\n\n<b>Two</b> & more.',
    location: 'Graz',
    links: [
      { label: 'Site', url: 'https://ada.example' },
      { label: 'Trap', url: 'javascript:alert(1)' },
    ],
    email: null,
    phone: null,
    photo: null,
    look: 'calm',
    accent: 'leaf',
    slug: null,
    title: '',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
    indexable: true,
  },
  items: [
    item('s', 'skill', { name: 'Rust', category: 'Languages' }),
    item('w', 'work', { employer: 'Span', position: 'Engineer', startDate: '2020-01', endDate: '2021-12', highlights: ['Moved it to Rust'] }),
    item('p', 'project', { name: 'Arch', url: 'https://arch.example' }),
  ],
  owner: null,
} as unknown as PortfolioView;

const request = (url: string): PageRequest => ({
  url,
  config: { ...defaultConfig, appUrl: 'https://folia.example' },
  viewer: null,
  requestId: 'r-1',
});
const json = (status: number, body: unknown) => ({ status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const asked: string[] = [];
const api: PageApi = async (path) => {
  asked.push(path);
  if (/^\/api\/portfolios\/(ada|ADA|old-ada|01900000-)/.test(path)) return json(200, view);
  if (path === '/api/portfolios/hidden') return json(200, { ...view, uname: 'hidden', profile: { ...view.profile, indexable: false } });
  if (path === '/api/portfolios/broken') return json(500, { code: 'INTERNAL', message: 'secret stack', status: 500 });
  return json(404, { code: 'NOT_FOUND', message: 'There is nothing here that you can see.', status: 404 });
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('renders a portfolio complete, with its head, its data and its version', async () => {
  const page = await render(request('/ada'), api);
  expect(page).toMatchObject({ status: 200, cacheable: true, version: '12', robots: 'index, follow' });
  expect(page.head).toContain('<title data-head="title">Ada Novak · Folia</title>');
  expect(page.head).toContain('<link rel="canonical" href="https://folia.example/ada"');
  expect(page.head).toContain('"@type":"ProfilePage"');
  for (const words of [
    'Ada Novak',
    'Builds bridges',
    'Span',
    'Jan 2020 – Dec 2021',
    '2 years',
    'Arch',
    'https://arch.example',
    '&lt;b&gt;Two&lt;/b&gt; &amp; more.',
  ])
    expect(page.body).toContain(words);
  // The mark behind the skill leads to the exact words.
  expect(page.body).toContain('href="#q1"');
  expect(page.body).toMatch(/id="q1"[^>]*>Rust</);
});

it.each(itemKinds)('shows every field of %s, and what goes on now', async (kind) => {
  const textOf = (body: string) => body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const one = { ...view, items: [item('i', kind, everyField(kind)), item('n', kind, { ...everyField(kind), endDate: undefined, current: true })] };
  const { body } = await render(request('/ada'), async () => json(200, one));
  const [links, words] = [body, textOf(body)];
  for (const field of readable(kind)) {
    for (const part of field.words) expect([field.name, words.includes(part)]).toEqual([field.name, true]);
    for (const href of field.hrefs) expect([field.name, links.includes(`href="${href}"`)]).toEqual([field.name, true]);
  }
  if ('startDate' in everyField(kind)) expect(words).toContain('Mar 2019 – now');
});

it('writes nothing that the security policy refuses or that ends its element', async () => {
  const { head, body, data } = await render(request('/ada'), api);
  expect(body).not.toMatch(/\sstyle=/);
  expect(body).not.toContain('javascript:');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(data).not.toContain('<');
  expect(JSON.parse(data).loaderData).toMatchObject({ [Object.keys(JSON.parse(data).loaderData).at(-1) ?? '']: { view: { uname: 'ada' } } });
});

it('sends another spelling and an old name to the one address, and leaves an id alone', async () => {
  expect(await render(request('/ADA'), api)).toMatchObject({ status: 301, location: '/ada' });
  expect(await render(request('/old-ada?x=1'), api)).toMatchObject({ status: 301, location: '/ada?x=1' });
  expect(await render(request(`/app/profile/${view.ownerId}`), api)).toMatchObject({ status: 200 });
});

it("writes nothing of an owner's view into the document", async () => {
  const own = { ...view, viewer: 'owner', owner: { visibility: 'private' } };
  const page = await render({ ...request(`/app/profile/${view.ownerId}`), viewer: { id: view.ownerId } as PageRequest['viewer'] }, async () => json(200, own));
  expect(page).toMatchObject({ status: 200, body: '', data: '{}', cacheable: false, robots: 'noindex, follow' });
  expect(page.head).not.toContain('Ada');
});

const itemId = '01900000-0000-7000-8000-0000000000aa';
const itemView = (kind: ItemKind, viewer = 'stranger') => ({
  ...view,
  viewer,
  item: { ...item(itemId, kind, everyField(kind)) },
  skills: [item('s', 'skill', { name: 'Rust' })],
  previous: null,
  next: { id: '01900000-0000-7000-8000-0000000000ab', heading: 'The next one' },
});
const itemAddress = (kind: PagedKind, uname = 'ada') => `/${uname}/${kindSegments[kind]}/${itemId}`;

it.each([
  ['project', 'SoftwareSourceCode'],
  ['publication', 'ScholarlyArticle'],
  ['patent', 'CreativeWork'],
  ['talk', 'PresentationDigitalDocument'],
] as const)('gives a %s its own page with every field, its head and its structured data', async (kind, type) => {
  const page = await render(request(itemAddress(kind)), async () => json(200, itemView(kind)));
  expect(page).toMatchObject({ status: 200, cacheable: true, version: '12', robots: 'index, follow' });
  expect(page.head).toContain(`<link rel="canonical" href="https://folia.example${itemAddress(kind)}"`);
  const data = JSON.parse(/ld\+json"[^>]*>(.*?)<\/script>/.exec(page.head)?.[1] ?? '{}');
  expect(data).toMatchObject({ '@type': type, url: `https://folia.example${itemAddress(kind)}` });
  const words = page.body.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  for (const field of readable(kind)) {
    for (const part of field.words) expect([field.name, words.includes(part)]).toEqual([field.name, true]);
    for (const href of field.hrefs) expect([field.name, page.body.includes(`href="${href}"`)]).toEqual([field.name, true]);
  }
  // Machines read the same as people: no field is lost on the way into the structured data.
  const claimed = JSON.stringify(data);
  const unclaimed = readable(kind).filter(({ name }) => !['self', 'role', 'highlights'].includes(name));
  for (const { name } of unclaimed) for (const value of [everyField(kind)[name]].flat()) expect([name, claimed.includes(String(value))]).toEqual([name, true]);
  expect(page.body).toContain('The next one');
});

it('sends another spelling of an item to the one address, draws nothing of an owner, and knows no item under another kind', async () => {
  expect(await render(request(itemAddress('project', 'ADA')), async () => json(200, itemView('project')))).toMatchObject({
    status: 301,
    location: itemAddress('project'),
  });
  expect(await render(request(itemAddress('project')), async () => json(200, itemView('project', 'owner')))).toMatchObject({
    status: 200,
    body: '',
    data: '{}',
  });
  expect(await render(request(itemAddress('talk')), async () => json(200, itemView('project')))).toMatchObject({ status: 404 });
});

it('asks search engines to stay away where the owner wants that', async () => {
  const page = await render(request('/hidden'), api);
  expect(page).toMatchObject({ status: 200, robots: 'noindex, follow' });
  expect(page.head).toContain('content="noindex, follow"');
});

it.each(['/nobody', '/no/such/page'])('answers %s with the error page and 404', async (url) => {
  const page = await render(request(url), api);
  expect(page).toMatchObject({ status: 404, cacheable: false, robots: 'noindex, follow' });
  expect(page.body).toContain('Unexpected Application Error!');
  expect(page.body).toContain('r-1');
});

it('leads on from an address that is nothing to the examples and the help', async () => {
  const { body } = await render(request('/no/such/page'), api);
  expect(body).toMatch(/<a href="\/feed-preview"[^>]*>See examples<\/a>/);
  expect(body).toMatch(/<a href="\/app\/help"[^>]*>Help Center<\/a>/);
});

it('says 503 when the API fails, 502 when it does not answer, and tells nothing of why', async () => {
  const failed = await render(request('/broken'), api);
  expect(failed).toMatchObject({ status: 503, cacheable: false });
  expect(failed.body).toContain('503 Service Unavailable');
  expect(failed.body + failed.data + failed.head).not.toContain('secret');
  const silent: PageApi = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const unreachable = await render(request('/ada'), silent);
  expect(unreachable).toMatchObject({ status: 502 });
  expect(unreachable.body + unreachable.data).not.toContain('ECONNREFUSED');
});

it('never throws, and takes nothing that is asked for another host', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const url of ['//elsewhere.example/ada', '/%', '/%E0%A4%A', 'http://[']) expect(await render(request(url), api)).toMatchObject({ status: 404 });
  expect(await render(request('/ada#x'), api)).toMatchObject({ status: 200 });
});

it('shows the prices and limits that are charged, to people and to search engines', async () => {
  const terms = { ...plans, pro: { ...plans.pro, price: 31.5, profiles: 12 } };
  const withPlans: PageApi = async (path) => (path === '/api/plans' ? json(200, { plans: terms, versions: {} }) : json(404, { code: 'NOT_FOUND' }));
  const pricing = await render(request('/pricing'), withPlans);
  expect(pricing.status).toBe(200);
  for (const sum of ['$31.50', '$315']) expect(pricing.body).toContain(sum);
  expect(pricing.body).not.toContain('$29');
  expect(pricing.head).toContain('"price":"31.50"');
  expect(pricing.head).toContain('"price":"315.00"');
  const start = await render(request('/app/landing-v2'), withPlans);
  expect(start.body).toContain('$31.50');
  expect((await render(request('/free-portfolio'), withPlans)).status).toBe(200);
});

const answers: Record<string, object> = { '/api/plans': { plans, versions: {} }, '/api/openings': { openings: [] }, '/api/examples': { items: [] } };
const standing = siteAddresses.flatMap(([, ...paths]) => paths.filter((path) => !path.includes(':')));

it.each(['/', '/ada', '/app/blog/job-seekers-guide', '/app/help/sign-in', ...standing])(
  'ends %s with a foot that is no part of its one main landmark',
  async (url) => {
    const page = await render(request(url), async (path) => (answers[path] ? json(200, answers[path]) : api(path)));
    expect(page.status).toBe(200);
    // What stands behind main, outside the document's sectioning, is a `contentinfo` landmark.
    const [main = '', rest = '', ...others] = page.body.split('</main>');
    expect(others).toEqual([]);
    expect(main.match(/<main /g)).toHaveLength(1);
    expect(rest.match(/<footer /g)).toHaveLength(1);
    expect(rest.indexOf('<footer ')).toBeLessThan(100);
  },
);
