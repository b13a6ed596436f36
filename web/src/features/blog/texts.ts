const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `date` as YYYY-MM-DD, the same day in every time zone. */
const dayOf = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

export const texts = {
  home: 'Folia',
  title: 'Blog',
  description:
    'How to write, read and judge what people have done: for job seekers, recruiters and hiring managers. With examples, and a source for every figure.',
  lead: 'How to write, read and judge what people have done. With examples, and a source for every figure.',
  where: 'Where you are',
  contents: 'On this page',
  about: 'About this post',
  published: 'Published',
  modified: 'Updated',
  time: 'Takes',
  author: 'By',
  section: 'Section',
  tags: 'About',
  minutes: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  day: dayOf,
  sources: 'Sources',
  sourcesLead: 'Each number in the text leads here: to the very sentence it rests on.',
  opened: (date: string) => `opened ${dayOf(date)}`,
  measured: 'measured with',
  related: 'Related',
  neighbours: 'More posts',
  previous: 'Previous',
  next: 'Next',
  follow: 'Follow the blog',
  rss: 'RSS',
  atom: 'Atom',
  feedTitle: 'Folia: the blog',
};
