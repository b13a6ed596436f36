import { AppError } from '@folia/contracts/errors';
import { maxPostingCharacters } from '@folia/contracts/limits';
import { readPosting } from '../read/read-posting';
import { htmlLimits } from './bounded-html';
import { boardOf } from './posting-boards';
import { type FetchPage, readPostingPage } from './read-posting-page';

/** A web of a few pages; nothing else can be reached. */
const web =
  (pages: Record<string, { type?: string; body: string }>): FetchPage =>
  async (address) => {
    const page = pages[address];
    if (!page) throw new AppError('ADDRESS_UNREACHABLE');
    return { url: address, type: page.type ?? 'text/html', body: page.body };
  };
const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) });
const id = '0b1c2d3e-1111-4222-8333-944455556666';

test('a posting at Greenhouse is read from its board, escaped markup and all', async () => {
  const posting = {
    title: 'Nurse',
    company_name: 'North Clinic',
    location: { name: 'Oslo' },
    content: '&lt;p&gt;Care &amp;amp; calm&lt;/p&gt;&lt;ul&gt;&lt;li&gt;RN licence&lt;/li&gt;&lt;/ul&gt;',
  };
  const fetchPage = web({ 'https://boards-api.greenhouse.io/v1/boards/north/jobs/4012345': json(posting) });
  const address = 'https://job-boards.greenhouse.io/north/jobs/4012345?gh_src=abc';
  expect(await readPostingPage(address, fetchPage)).toEqual({ url: address, text: 'Nurse\nNorth Clinic – Oslo\n\nCare & calm\n\n- RN licence' });
});

test('a posting at Lever has its lists under their headings', async () => {
  const posting = {
    text: 'Baker',
    categories: { location: 'Lyon' },
    description: '<div>We bake.</div>',
    lists: [{ text: 'You bring', content: '<li>Sourdough</li><li>Early mornings</li>' }],
    additional: '<p>Bread is free.</p>',
  };
  const fetchPage = web({ [`https://api.eu.lever.co/v0/postings/boulange/${id}`]: json(posting) });
  const { text } = await readPostingPage(`https://jobs.eu.lever.co/boulange/${id}/apply`, fetchPage);
  expect(text).toBe('Baker\nLyon\n\nWe bake.\n\nYou bring\n\n- Sourdough\n- Early mornings\n\nBread is free.');
});

test('a posting at Ashby is found on its board by its id', async () => {
  const postings = [
    { id: 'another', title: 'Other', location: 'Rome', descriptionHtml: '<p>No</p>' },
    { id, title: 'Editor', location: 'Remote', descriptionHtml: '<h2>The work</h2><p>Edit.</p>' },
  ];
  const fetchPage = web({ 'https://api.ashbyhq.com/posting-api/job-board/Quiet%20Press': json({ jobs: postings }) });
  expect((await readPostingPage(`https://jobs.ashbyhq.com/Quiet%20Press/${id}`, fetchPage)).text).toBe('Editor\nRemote\n\nThe work\n\nEdit.');
});

test('a board that no longer has it, or says something else, leaves the page itself to be read', async () => {
  const address = 'https://boards.greenhouse.io/north/jobs/1';
  const page = { body: '<body><main><h1>Nurse</h1><p>Care for people.</p></main></body>' };
  expect((await readPostingPage(address, web({ [address]: page }))).text).toBe('Nurse\n\nCare for people.');
  const odd = web({ [address]: page, 'https://boards-api.greenhouse.io/v1/boards/north/jobs/1': { type: 'text/html', body: '<html>' } });
  expect((await readPostingPage(address, odd)).text).toBe('Nurse\n\nCare for people.');
});

test.each([
  'https://boards.greenhouse.io/north',
  'https://boards.greenhouse.io/north/jobs/1/../../x',
  'https://boards.greenhouse.io.evil.example/north/jobs/1',
  'https://jobs.lever.co/acme/not-an-id',
  'https://evil.example/?u=jobs.lever.co',
  `https://jobs.ashbyhq.com/a%2Fb/${id}`,
])('%s is no posting of a board', (address) => expect(boardOf(new URL(address))).toBeNull());

const posting = (rest: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', ...rest })}</script>`;

test('what a page says of itself as JobPosting comes before what it shows', async () => {
  const body = `<html><head>${posting({
    title: 'Welder &amp; fitter',
    hiringOrganization: { '@type': 'Organization', name: 'Iron Works' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Bilbao', addressCountry: 'ES' } },
    description: '<p>MIG and TIG.</p><ul><li>Two years</li></ul>',
  })}</head><body><main>${'Cookies! '.repeat(200)}</main></body></html>`;
  expect((await readPostingPage('https://iron.example/1', web({ 'https://iron.example/1': { body } }))).text).toBe(
    'Welder & fitter\nIron Works – Bilbao, ES\n\nMIG and TIG.\n\n- Two years',
  );
});

test('a company without a place says that it is one, and is read as one', async () => {
  const body = posting({
    title: 'Welder',
    hiringOrganization: { name: 'Harbor' },
    description: '<p>You bring</p><ul><li>MIG welding of pipes and tanks</li><li>Three years in a workshop</li></ul>',
  });
  const { text } = await readPostingPage('https://harbor.example/1', web({ 'https://harbor.example/1': { body } }));
  expect(text).toMatch(/^Welder\nCompany: Harbor\n\nYou bring\n/);
  expect(readPosting(text).facts).toMatchObject({ role: 'Welder', company: 'Harbor' });
});

test('it is found in a list and in a graph, and a broken block is passed over', async () => {
  const graph = JSON.stringify({
    '@graph': [{ '@type': 'WebPage' }, { '@type': ['JobPosting'], title: 'Cook', description: 'Cook soup.', jobLocationType: 'TELECOMMUTE' }],
  });
  const body = `<SCRIPT TYPE="application/ld+json">{broken</SCRIPT><script>var a = "<script"</script><script type='application/ld+json'>${graph}</script>`;
  expect((await readPostingPage('https://a.example/', web({ 'https://a.example/': { body } }))).text).toBe('Cook\nremote\n\nCook soup.');
});

test('menus, scripts and forms are no text; the main part is preferred where it holds enough', async () => {
  const long = 'We look for a gardener who knows roses. '.repeat(15).trim();
  const body = `<body><nav>Home Jobs</nav><script>alert(1)</script><main><h1>Gardener</h1><p>${long}</p></main><form>Apply</form><footer>Imprint</footer></body>`;
  expect((await readPostingPage('https://a.example/', web({ 'https://a.example/': { body } }))).text).toBe(`Gardener\n\n${long}`);
  const short = '<body><nav>Home</nav><main>Roses.</main><div>Gardener wanted.</div></body>';
  expect((await readPostingPage('https://a.example/', web({ 'https://a.example/': { body: short } }))).text).toBe('Roses.\nGardener wanted.');
});

test('the main part is read behind any menu of a page that calls it so', async () => {
  const menu = '<div><p>Jobs</p></div>'.repeat(htmlLimits.tags);
  const job = `<h1>Diver</h1><p>${'You dive where nobody has dived before. '.repeat(20)}</p>`;
  const { text } = await readPostingPage('https://dive.example/job', async (url) => ({
    url,
    type: 'text/html',
    body: `<body>${menu}<main>${job}</main></body>`,
  }));
  expect(text).toMatch(/^Diver\n+You dive where nobody has dived before\./);
});

test('plain text is taken as it is, to the limit, and a page without words is refused', async () => {
  const fetchPage = web({
    'https://a.example/job.txt': { type: 'text/plain', body: 'x'.repeat(maxPostingCharacters + 5) },
    'https://a.example/app': { body: '<body><div id="root"></div><script src="app.js"></script></body>' },
  });
  expect((await readPostingPage('https://a.example/job.txt', fetchPage)).text).toHaveLength(maxPostingCharacters);
  await expect(readPostingPage('https://a.example/app', fetchPage)).rejects.toMatchObject({ code: 'ADDRESS_NO_TEXT' });
  await expect(readPostingPage('https://away.example/', fetchPage)).rejects.toMatchObject({ code: 'ADDRESS_UNREACHABLE' });
});

test.each([
  ['nested a hundred thousand deep', `<p>Wanted: a diver.</p>${'<div>'.repeat(100_000)}`],
  ['of tags that never end', `<p>Wanted: a diver.</p>${'<a '.repeat(300_000)}`],
  ['of scripts that never end', `<p>Wanted: a diver.</p>${'<script '.repeat(200_000)}`],
  ['of comments that never end', `<p>Wanted: a diver.</p>${'<!-- '.repeat(300_000)}`],
  ['closed more often than opened', `${'</b>'.repeat(4_000)}<p>Wanted: a diver.</p>`],
  ['of nothing but open angles', `<p>Wanted: a diver.</p>${'<'.repeat(1_000_000)}`],
])('a page %s is read all the same', async (_what, body) => {
  expect((await readPostingPage('https://a.example/', web({ 'https://a.example/': { body } }))).text).toContain('Wanted: a diver.');
});
