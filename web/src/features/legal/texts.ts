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
};
