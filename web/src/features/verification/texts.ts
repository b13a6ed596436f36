import type { Verification } from '@folia/contracts/verification/shapes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const dayOf = (iso: string | null) => (iso ? day.format(new Date(iso)) : '');

export const texts = {
  title: 'Verification',
  lead: (name: string | null) =>
    `People who want to be found go by the domain of who searches. Show which one is ${name ? `the domain of ${name}` : 'that of your own account'}; only then can it find people.`,
  failed: 'The domains could not be loaded.',
  yes: 'Verified. This account can find people.',
  no: 'Not verified yet.',
  list: 'Domains',
  state: ({ state, verifiedAt, endsAt }: Verification) =>
    ({
      waiting: 'The proof was not seen yet',
      verified: `Verified since ${dayOf(verifiedAt)}`,
      missing: `The proof is gone; it counts until ${dayOf(endsAt)}`,
      lost: 'The proof is gone, and this counts no more',
    })[state],
  ways: {
    dns: 'by a record in the DNS',
    address: 'by a confirmed address at it',
    admin: 'by the word of Folia',
  } satisfies Record<Verification['way'], string>,
  record: 'Add this TXT record to the domain itself, then look again. A new record can take an hour to be seen.',
  copy: 'Copy the record',
  look: 'Look again',
  lookAt: (domain: string) => `Look again for the proof of ${domain}`,
  remove: 'Remove',
  removeOf: (domain: string) => `Remove ${domain}`,
  add: 'Add a domain',
  domain: 'Domain',
  domainHint: 'Such as acme.example',
  domainBad: 'Write the domain alone, such as acme.example',
  byDns: 'Prove by DNS',
  byAddress: 'Prove by my address',
  addressHint: 'By your address: the e-mail address of your account is confirmed and at this domain. It is looked at weekly, as the record is.',
  whoCan: 'An owner or an admin of the organisation can verify a domain.',
};
