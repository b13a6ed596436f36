const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export const texts = {
  effective: (date: string) => `In force since ${day.format(new Date(`${date}T00:00:00Z`))}`,
  operator: 'Who runs this installation',
  notNamed:
    'The operator of this installation has not been named. Until they are, there is nobody here whom you could hold to this page: think twice before you give it data.',
  address: 'Address',
  email: 'E-mail',
  jurisdiction: 'Law that holds',
  processors: 'Who handles data for them',
  noProcessors: 'Nobody else is named.',
  kept: 'Everything that is kept',
  keptColumns: { what: 'What', why: 'What for', until: 'Until' },
  cookies: 'Every cookie',
  cookieColumns: { name: 'Name', what: 'What for', until: 'Until' },
  cookieNote: 'Over https the names begin with __Host-. No script can read them, and none is sent to another site.',
  storage: 'Everything else in your browser',
  kinds: { browser: 'this browser', tab: 'this tab', database: 'database' },
  place: 'Kept in',
  measuring: {
    title: 'Measuring',
    none: 'Nothing is measured here: the operator has set up no service for it. You are not asked, and nothing is sent.',
    asked: (host: string) =>
      `The operator of this site has set up a service at ${host} that learns how the site works. You are asked first, and nothing is sent unless you say yes. Then your browser tells it the following, each with the time and the kind of page, such as /app/help/:slug.`,
    columns: ['What happened', 'What is told of it'],
    how: (host: string) =>
      `No cookie goes with it, and nothing that says who you are or whose page it was. As with every request, ${host} also learns your network address and what your browser says of itself.`,
    never:
      'Never measured: protected links and, for 12 hours, all else in a browser that has opened one; conversations with the assistant; messages; administration. You can change your answer here at any time; it holds in this browser.',
    switch: 'Measure how this site works for me',
    refused: 'Your browser asks not to be tracked. That counts as a no.',
  },
};
