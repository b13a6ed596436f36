export const texts = {
  title: 'Go to, make or find',
  /** Short enough to be read whole on a phone. */
  placeholder: { member: 'Go to, make or find...', guest: 'Go to a page...' },
  results: 'Results',
  entries: 'Your entries',
  jobs: 'Your jobs',
  /** More fit than are shown. */
  some: (title: string, shown: number, all: number) => `${title}, ${shown} of ${all.toLocaleString('en-US')}: type more to narrow them`,
  tooShort: 'People, entries and jobs are searched from two characters on.',
  searching: 'Searching',
  nothing: { member: 'Nothing and nobody here is called that.', guest: 'No page is called that. People can be found once you are signed in.' },
  failed: (what: string) => `${what} could not be searched just now. The rest works.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  unnamed: 'A job without a title',
  notScored: 'not scored yet',
  scoring: 'being scored',
  score: (points: number) => `FitScore ${points}`,
  resume: 'TailorMade resume',
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ] as const,
};
