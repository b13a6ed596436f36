import { z } from 'zod';
import { htmlToWords } from './html-to-words';

/** A posting as a board's public JSON gives it; company and place are empty where the JSON does not have them. */
export type Posting = { title: string; company: string; location: string; words: string };

/** A board with a public address for its postings as JSON. `find` returns that address and how to read its content, or null. */
type Board = (url: URL) => { address: string; read: (json: unknown) => Posting | null } | null;

const text = z.string().catch('');
const slug = /^[A-Za-z0-9_-]{1,100}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wordsOf = (html: string) => htmlToWords(`<body>${html}</body>`);

const greenhousePosting = z.object({ title: z.string(), company_name: text, location: z.object({ name: text }).catch({ name: '' }), content: z.string() });

/** boards.greenhouse.io/{board}/jobs/{id}, also job-boards and the embedded form; content is HTML, escaped a second time. */
const greenhouse: Board = ({ hostname, pathname, searchParams }) => {
  if (!/^(?:job-)?boards\.greenhouse\.io$/.test(hostname)) return null;
  const [first = '', second, third = ''] = pathname.split('/').filter(Boolean);
  const isEmbedded = first === 'embed';
  const board = isEmbedded ? (searchParams.get('for') ?? '') : first;
  const id = isEmbedded ? (searchParams.get('token') ?? '') : second === 'jobs' ? third : '';
  if (!slug.test(board) || !/^\d{1,20}$/.test(id)) return null;
  return {
    address: `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}`,
    read: (json) => {
      const posting = greenhousePosting.safeParse(json).data;
      return posting
        ? { title: posting.title, company: posting.company_name, location: posting.location.name, words: wordsOf(wordsOf(posting.content)) }
        : null;
    },
  };
};

const leverPosting = z.object({
  text: z.string(),
  description: text,
  categories: z.object({ location: text }).catch({ location: '' }),
  lists: z.array(z.object({ text, content: text })).catch([]),
  additional: text,
});

/** jobs.lever.co/{company}/{id}, and the European jobs.eu.lever.co. */
const lever: Board = ({ hostname, pathname }) => {
  const [, europe] = /^jobs(\.eu)?\.lever\.co$/.exec(hostname) ?? [null];
  if (europe === null) return null;
  const [company = '', id = ''] = pathname.split('/').filter(Boolean);
  if (!slug.test(company) || !uuid.test(id)) return null;
  return {
    address: `https://api${europe ?? ''}.lever.co/v0/postings/${company}/${id}`,
    read: (json) => {
      const posting = leverPosting.safeParse(json).data;
      if (!posting) return null;
      const parts = [posting.description, ...posting.lists.map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`), posting.additional];
      return { title: posting.text, company: '', location: posting.categories.location, words: wordsOf(parts.join('\n')) };
    },
  };
};

const ashbyBoard = z.object({ jobs: z.array(z.object({ id: z.string(), title: z.string(), location: text, descriptionHtml: text })) });

/** jobs.ashbyhq.com/{organisation}/{id}; the public JSON holds the whole board. */
const ashby: Board = ({ hostname, pathname }) => {
  if (hostname !== 'jobs.ashbyhq.com') return null;
  const [organisation = '', id = ''] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (!/^[\p{L}\p{N} ._-]{1,100}$/u.test(organisation) || !uuid.test(id)) return null;
  return {
    address: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(organisation)}`,
    read: (json) => {
      const posting = ashbyBoard.safeParse(json).data?.jobs.find((one) => one.id === id);
      return posting ? { title: posting.title, company: '', location: posting.location, words: wordsOf(posting.descriptionHtml) } : null;
    },
  };
};

/** Where the boards' public interfaces are. */
export const boardHosts: ReadonlySet<string> = new Set(['boards-api.greenhouse.io', 'api.lever.co', 'api.eu.lever.co', 'api.ashbyhq.com']);

/** The board an address belongs to, or null. Pure. */
export const boardOf = (url: URL) => greenhouse(url) ?? lever(url) ?? ashby(url);
