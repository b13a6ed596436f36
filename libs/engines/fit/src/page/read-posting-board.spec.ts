import { readPostingBoard } from './read-posting-board';

/** A board's public JSON at its one address; any other address is asked for by mistake. */
const at = (source: string, json: unknown) => async (address: string) => {
  expect(address).toBe(source);
  return { url: address, type: 'application/json', body: JSON.stringify(json) };
};
const id = '0b7c6f0e-5d3a-4a53-9f60-0d3c2b1a4e5f';

test.each(['https://boards.greenhouse.io/meridian', 'https://job-boards.greenhouse.io/meridian/', 'https://boards.greenhouse.io/embed/job_board?for=meridian'])(
  'postings of a board of Greenhouse are listed, each with an address that is read: %s',
  async (address) => {
    const json = {
      jobs: [
        { id: 4001, title: 'Welder ', location: { name: 'Porto' }, absolute_url: 'https://own.example' },
        { id: 4002, title: 'Nurse' },
      ],
      meta: {},
    };
    expect(await readPostingBoard(address, at('https://boards-api.greenhouse.io/v1/boards/meridian/jobs', json))).toEqual([
      { title: 'Welder', location: 'Porto', url: 'https://boards.greenhouse.io/meridian/jobs/4001' },
      { title: 'Nurse', location: '', url: 'https://boards.greenhouse.io/meridian/jobs/4002' },
    ]);
  },
);

test('the same of Lever, in both regions, and of Ashby without what is not listed', async () => {
  const postings = [{ id, text: 'Baker', categories: { location: 'Lyon', team: 'Bread' } }];
  const global = at('https://api.lever.co/v0/postings/meridian?mode=json&limit=200', postings);
  expect(await readPostingBoard('https://jobs.lever.co/meridian', global)).toEqual([
    { title: 'Baker', location: 'Lyon', url: `https://jobs.lever.co/meridian/${id}` },
  ]);
  const europe = at('https://api.eu.lever.co/v0/postings/meridian?mode=json&limit=200', postings);
  expect((await readPostingBoard('https://jobs.eu.lever.co/meridian', europe)).map(({ url }) => url)).toEqual([`https://jobs.eu.lever.co/meridian/${id}`]);
  const jobs = [
    { id, title: 'Cook', location: 'Oslo', isListed: true },
    { id, title: 'Secret', location: 'Oslo', isListed: false },
  ];
  expect(await readPostingBoard('https://jobs.ashbyhq.com/North%20Sea', at('https://api.ashbyhq.com/posting-api/job-board/North%20Sea', { jobs }))).toEqual([
    { title: 'Cook', location: 'Oslo', url: `https://jobs.ashbyhq.com/North%20Sea/${id}` },
  ]);
});

test('a page that is no board, a board without postings and one that cannot be read are refused', async () => {
  const nothing = async (address: string) => ({ url: address, type: 'text/html', body: '<p>Not found' });
  for (const address of [
    'https://meridian.example/jobs',
    'https://boards.greenhouse.io/meridian/jobs/4001',
    `https://jobs.lever.co/meridian/${id}`,
    'https://jobs.ashbyhq.com/%',
    'https://jobs.lever.co/meridian',
  ])
    await expect(readPostingBoard(address, nothing)).rejects.toMatchObject({ code: 'ADDRESS_NO_TEXT' });
});
