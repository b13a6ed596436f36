import type { ApiKey, KeyMode } from '@folia/contracts/api-key/shapes';
import type { Scope, ScopeResource } from '@folia/contracts/scopes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateOf = (time: string) => day.format(new Date(time));

/** What a scope is about, in words that stand in a row. */
export const resourceNames: Record<ScopeResource, string> = {
  candidates: 'Candidates',
  portfolios: 'Your portfolio',
  files: 'Your files',
  jobs: 'Jobs',
  applications: 'Applications',
  'fit-scores': 'FitScores',
  resumes: 'Resumes for a job',
  screenings: 'Screenings',
  criteria: 'Criteria',
  links: 'Protected links',
  webhooks: 'Webhooks',
  members: 'Members',
};

/** `Jobs, criteria: read and write; candidates: read`. */
function scopesInWords(scopes: readonly Scope[]): string {
  const ways = new Map<string, string[]>();
  for (const resource of new Set(scopes.map((scope) => scope.slice(0, scope.indexOf(':')) as ScopeResource))) {
    const way = (['read', 'write'] as const).filter((one) => scopes.includes(`${resource}:${one}`)).join(' and ');
    ways.set(way, [...(ways.get(way) ?? []), resourceNames[resource].toLowerCase().replace('fitscores', 'FitScores')]);
  }
  const words = [...ways].map(([way, resources]) => `${resources.join(', ')}: ${way}`).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const texts = {
  title: 'Developers',
  lead: (organisation: string | null) => `Keys for programs that act for ${organisation ?? 'you'}, and webhooks that tell them what happens.`,
  docs: 'How the API works',
  assistants: 'Assistants and agents connect to the tools at',
  reference: 'OpenAPI 3.1',
  whoCan: 'An owner or an admin of this organisation makes and ends its keys.',
  failed: 'The keys could not be loaded.',
  keys: 'API keys',
  shared: '600 requests a minute, shared by all keys',
  create: 'Create a key',
  noKeys: {
    live: { emptyTitle: 'No keys yet', empty: 'A key lets a program read and write what you choose, for as long as you choose.' },
    test: { emptyTitle: 'No test keys yet', empty: 'The first one makes the sandbox: people who applied to a job, with portfolios to read, score and screen.' },
  },
  example: (mode: KeyMode) => `curl -H "Authorization: Bearer folia_${mode}_…" `,
  columns: { name: 'Name', key: 'Key', may: 'May', used: 'Last used', from: 'From', ends: 'Ends' },
  madeBy: ({ maker, createdAt }: ApiKey) => `${maker.name ?? 'somebody who is gone'} · ${dateOf(createdAt)}`,
  shown: ({ mode, lastFour }: ApiKey) => `folia_${mode}_…${lastFour}`,
  may: (scopes: readonly Scope[]) => scopesInWords(scopes),
  used: (time: string | null) => (time ? dayAndTime.format(new Date(time)) : 'never'),
  from: (addresses: readonly string[]) => (addresses.length === 0 ? 'any' : addresses.length === 1 ? '1 address' : `${addresses.length} addresses`),
  never: 'never',
  ends: dateOf,
  ended: (time: string) => `ended ${dateOf(time)}`,
  revokedAt: (time: string) => `revoked ${dateOf(time)}`,
  makerHasLeft: 'off: its maker has left',
  overlap: (time: string) => `The secret before works until ${dayAndTime.format(new Date(time))}.`,
  more: (name: string) => `More about ${name}`,
  rotate: 'Rotate',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: 'Taken from the list.',
  testMode: 'Test mode',
  sandbox: 'Test keys act in a sandbox of made-up people and a job they applied to. Nothing there is charged, mailed, or seen by your live keys.',
  sandboxSince: (since: string) => `Made ${dateOf(since)}.`,
  sandboxHooks: 'The sandbox tells endpoints of its own, made with a test key. What they were told is read with it, too.',
  sandboxHooksHow: 'Addresses of webhooks',
  resetSandbox: 'Reset the sandbox',
  resetTitle: 'Reset the sandbox?',
  resetLead: 'A new one takes its place at once, and all that your test keys wrote is erased. The keys stay. Nothing outside the sandbox changes.',
  sandboxReset: 'The sandbox is new.',
  mode: 'Mode',
  modes: { live: 'Live', test: 'Test' },
  modeHints: {
    live: 'A live key reads and writes what is really there.',
    test: 'A test key meets made-up people and jobs only. It never reads or changes what is really there.',
  },
  name: 'Name',
  nameNeeded: 'A name tells you later what the key is for.',
  mayHead: 'May',
  none: 'No',
  read: 'Read',
  write: 'Write',
  limits:
    'Write includes reading. What it would change in your portfolio waits until you accept. No key can decline, hide or contact a candidate, or see more than you.',
  chooseOne: 'Choose at least one thing that the key may do.',
  addresses: 'Only from these addresses',
  addressesHint: 'Addresses or networks such as 203.0.113.0/24. Empty: from anywhere.',
  ending: 'Ends',
  endings: { '30': 'In 30 days', '90': 'In 90 days', '365': 'In a year', never: 'Never' },
  action: 'Create the key',
  cancel: 'Cancel',
  made: 'Your new key',
  copied: 'Created and copied',
  created: 'Created',
  secret: 'Key',
  once: 'Shown once: we keep its fingerprint and its last four signs. Lost it? Make another and revoke this one.',
  clientId: 'Client id',
  clientIdHint: 'For programs that ask for tokens of an hour (OAuth client credentials): this id, with the key as the secret.',
  copy: 'Copy the key',
  done: 'Done',
  rotateTitle: (name: string) => `Rotate “${name}”`,
  rotateLead: 'You get another secret with the same rights. The present one can go on for a while, so that nothing stops meanwhile.',
  overlapLabel: 'The present secret goes on',
  overlaps: { '0': 'Not at all', '1': '1 hour', '24': '24 hours' },
  rotateAction: 'Rotate the key',
  revokeTitle: (name: string) => `Revoke “${name}”?`,
  revokeLead: 'Programs that use it are refused within five seconds. This cannot be taken back.',
  revokeAction: 'Revoke the key',
  revoked: 'The key is revoked.',
  signInAgain: 'Sign in again',
  signInLead: 'For a new key we ask you to sign in again: your last sign-in was more than 15 minutes ago.',
};
