import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BoardPosting, boardPostings, knownBoard } from './board-postings';

const wordsOf = ({ company, needs }: BoardPosting) =>
  `<p>${company} moves money for small shops &amp; markets in nine countries.</p><h3>What you bring</h3><ul>${needs.map((one) => `<li>${one}</li>`).join('')}</ul>`;
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inGreenhouse = (one: BoardPosting) => ({
  id: one.id,
  title: one.title,
  company_name: one.company,
  location: { name: one.location },
  absolute_url: `https://boards.greenhouse.io/${knownBoard}/jobs/${one.id}`,
  updated_at: '2026-11-02T09:00:00-05:00',
});
const inLever = (one: BoardPosting) => ({
  id: one.uuid,
  text: one.title,
  categories: { location: one.location, team: 'Engineering', commitment: 'Full-time' },
  description: wordsOf(one),
  lists: [{ text: 'You will', content: '<li>Design and run services</li>' }],
  additional: '',
  hostedUrl: `https://jobs.lever.co/${knownBoard}/${one.uuid}`,
});
const inAshby = (one: BoardPosting) => ({
  id: one.uuid,
  title: one.title,
  location: one.location,
  isListed: true,
  descriptionHtml: wordsOf(one),
  jobUrl: `https://jobs.ashbyhq.com/${knownBoard}/${one.uuid}`,
});

const standing = boardPostings.filter(({ isTakenDown }) => !isTakenDown);

/** What an interface answers for a list, or for one of it; null where there is no such board or posting. */
const listOrOne = (path: string, board: string, all: unknown, one: (id: string) => unknown): unknown => {
  if (path === board) return all;
  return path.startsWith(`${board}/`) ? one(path.slice(board.length + 1)) : null;
};

/** What an interface answers for the path after its host. */
const answers: Record<string, (path: string) => unknown> = {
  // "List jobs" and "Retrieve a job" (developers.greenhouse.io/job-board.html): `content` is HTML, escaped, of one job alone.
  'boards-api.greenhouse.io': (path) =>
    listOrOne(path, `/v1/boards/${knownBoard}/jobs`, { jobs: boardPostings.map(inGreenhouse), meta: { total: boardPostings.length } }, (id) => {
      const found = standing.find((one) => String(one.id) === id);
      return found ? { ...inGreenhouse(found), content: escaped(wordsOf(found)) } : null;
    }),
  // "Get a list of job postings", "Get a specific job posting" (lever/postings-api, README.md).
  'api.lever.co': (path) =>
    listOrOne(path, `/v0/postings/${knownBoard}`, boardPostings.map(inLever), (id) => {
      const found = standing.find((one) => one.uuid === id);
      return found ? inLever(found) : null;
    }),
  // "Job postings API" (developers.ashbyhq.com/docs/public-job-posting-api): the whole board, with every word.
  'api.ashbyhq.com': (path) => (path === `/posting-api/job-board/${knownBoard}` ? { apiVersion: '1', jobs: standing.map(inAshby) } : null),
};

/** The public interfaces of job boards, each under its host as the first part of the path: Greenhouse, Lever and Ashby. */
export async function startPostingBoards() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const [, host = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    const found = answers[host]?.(rest) ?? null;
    say(response, found === null ? 404 : 200, found ?? { status: 404, error: 'Job not found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const say = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
