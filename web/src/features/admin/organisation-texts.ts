import type { AccountState } from '@folia/contracts/organisation/roles';

export const organisationTexts = {
  title: 'Organisations',
  failed: 'The organisations could not be loaded.',
  noneTitle: 'No organisation yet',
  none: 'One is made for its owner: find the person, and choose “Make an organisation”.',
  states: { active: 'Active', unpaid: 'Unpaid: read only', suspended: 'Suspended: read only' } satisfies Record<AccountState, string>,
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  contact: (name: string) => `contact ${name}`,

  change: 'Change',
  changeTitle: (name: string) => `Change ${name}`,
  changeText: 'Who is in it stays, also with fewer seats. Suspended, everything can be read and nothing changed; the reason is kept here.',
  seats: 'Seats',
  suspended: 'Suspended',
  agreeAnew: 'Begin a new agreement',

  vouch: 'Verify a domain',
  vouchTitle: (name: string) => `Verify a domain of ${name}`,
  vouchText: 'Your word lets the account find people who want to be found, until the domain is removed or the account suspended. It stands in the audit log.',
  domain: 'Domain',
  domainHint: 'Such as acme.example',

  make: 'Make an organisation',
  makeTitle: (owner: string) => `An organisation owned by ${owner}`,
  makeText: 'It begins now, on Enterprise as agreed on. Its owner invites the others; their own page and account stay theirs.',
  name: 'Name',
  nameHint: 'As its members and those they invite read it',
};
