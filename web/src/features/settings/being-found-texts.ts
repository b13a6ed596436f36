import { type FindMode, mostListedDomains } from '@folia/contracts/being-found/shapes';
import type { Opening } from '@folia/contracts/candidate-search/shapes';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const modes: { value: FindMode; label: string; hint: string }[] = [
  { value: 'off', label: 'Nobody', hint: 'No search of a team shows you.' },
  { value: 'everyone', label: 'Every verified account', hint: 'Whoever has shown which domain is theirs.' },
  { value: 'named', label: 'Only those that I name', hint: 'Accounts with one of the domains below.' },
];

export const beingFoundTexts = {
  title: 'Being found',
  text: 'Teams that screen for a job can find you by your public entries, if you want that. Nothing is compared with a job unless you agree.',
  privateNow: 'Your portfolio is private, so nobody finds you whatever you choose here.',
  who: 'Who may find me',
  whoText: 'What you choose holds from the next search on.',
  modes,
  named: 'Only these',
  namedHint: 'Domains of organisations, one on each line, such as acme.example',
  never: 'Never these',
  neverHint: 'Domains, one on each line. They also hold for whoever has an address there, for whomever they search.',
  notADomain: (line: string) => `“${line}” is no domain. Write what stands after the @ of an address.`,
  tooMany: `At most ${mostListedDomains} domains.`,
  save: 'Save who may find me',
  saved: 'Saved',
  shown: 'What a team is shown',
  shownText:
    'Exactly these words, and never your e-mail address, telephone number or links. In jobs that are screened with names, your name, place and public address stand beside them once you are opened.',
  openings: 'Who has opened it',
  openingsText: 'Each is kept for twelve months.',
  noOpenings: 'Nobody yet.',
  opening: ({ by, domain }: Opening) => `${by ?? 'Somebody who is gone'}, ${domain}`,
  openingFor: ({ title, company, openedAt }: Opening) => [[title, company].filter(Boolean).join(', '), moment.format(new Date(openedAt))].join(' · '),
};
