import { AppError } from '@folia/contracts/errors';
import { type BoardPage, boardPageOf } from '@folia/contracts/posting/board-page';
import { type ListedPosting, mostListed } from '@folia/contracts/posting/shapes';
import { z } from 'zod';
import type { FetchPage } from './read-posting-page';

const text = z.string().catch('');
const id = z.union([z.string(), z.number()]).transform(String);
const longest = 200;

/** How a system tells of a whole board, and the address of each posting there, which is read like one that somebody pasted. */
type System = (page: BoardPage) => { address: string; read: z.ZodType<ListedPosting[]> };

/** "List jobs" of the Job Board API (developers.greenhouse.io/job-board.html): jobs[].id, title, location.name. */
const greenhouse: System = ({ board }) => ({
  address: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs`,
  read: z
    .object({ jobs: z.array(z.object({ id, title: z.string(), location: z.object({ name: text }).catch({ name: '' }) })) })
    .transform(({ jobs }) =>
      jobs.map((job) => ({ title: job.title, location: job.location.name, url: `https://boards.greenhouse.io/${board}/jobs/${job.id}` })),
    ),
});

/** "Get a list of job postings" (lever/postings-api, README.md): id, text, categories.location; `mode`, `limit`. */
const lever: System = ({ board, europe }) => {
  const region = europe ? '.eu' : '';
  return {
    address: `https://api${region}.lever.co/v0/postings/${board}?mode=json&limit=${mostListed}`,
    read: z
      .array(z.object({ id, text: z.string(), categories: z.object({ location: text }).catch({ location: '' }) }))
      .transform((all) => all.map((one) => ({ title: one.text, location: one.categories.location, url: `https://jobs${region}.lever.co/${board}/${one.id}` }))),
  };
};

/** "Job postings API" (developers.ashbyhq.com/docs/public-job-posting-api): jobs[].id, title, location, isListed. */
const ashby: System = ({ board }) => ({
  address: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}`,
  read: z
    .object({ jobs: z.array(z.object({ id, title: z.string(), location: text, isListed: z.boolean().catch(true) })) })
    .transform(({ jobs }) =>
      jobs
        .filter(({ isListed }) => isListed)
        .map((job) => ({ title: job.title, location: job.location, url: `https://jobs.ashbyhq.com/${encodeURIComponent(board)}/${job.id}` })),
    ),
});

const systems: Record<BoardPage['system'], System> = { greenhouse, lever, ashby };

/**
 * What stands on a public board of Greenhouse, Lever or Ashby, in its order, at most {@link mostListed}. Throws ADDRESS_NO_TEXT for an address that is no board,
 * and for a board without postings; and what `fetchPage` throws.
 */
export async function readPostingBoard(address: string, fetchPage: FetchPage): Promise<ListedPosting[]> {
  const page = boardPageOf(address);
  if (!page) throw new AppError('ADDRESS_NO_TEXT');
  const { address: source, read } = systems[page.system](page);
  const { body } = await fetchPage(source);
  const listed = read.safeParse(jsonOf(body)).data ?? [];
  if (listed.length === 0) throw new AppError('ADDRESS_NO_TEXT');
  return listed.slice(0, mostListed).map((one) => ({ ...one, title: one.title.trim().slice(0, longest), location: one.location.trim().slice(0, longest) }));
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
