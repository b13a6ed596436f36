/** A company's public board: the page that lists all its postings. `board` is its name there, `europe` says that it stands in Lever's European region. */
export type BoardPage = { system: 'greenhouse' | 'lever' | 'ashby'; board: string; europe: boolean };

const slug = /^[A-Za-z0-9_-]{1,100}$/;
/** Names of Ashby's boards may hold spaces and dots. */
const name = /^[\p{L}\p{N} ._-]{1,100}$/u;

/** The board that an address is the page of; null for any other page, also for that of one posting. */
export function boardPageOf(address: string): BoardPage | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = '', second] = pathname.split('/').filter(Boolean);
  if (/^(?:job-)?boards\.greenhouse\.io$/.test(hostname)) {
    const board = first === 'embed' && second === 'job_board' ? (searchParams.get('for') ?? '') : second === undefined ? first : '';
    return slug.test(board) ? { system: 'greenhouse', board, europe: false } : null;
  }
  if (second !== undefined) return null;
  const lever = /^jobs(\.eu)?\.lever\.co$/.exec(hostname);
  if (lever) return slug.test(first) ? { system: 'lever', board: first, europe: lever[1] !== undefined } : null;
  const board = hostname === 'jobs.ashbyhq.com' ? decoded(first) : '';
  return name.test(board) ? { system: 'ashby', board, europe: false } : null;
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return '';
  }
}
