import type { Link } from '@folia/contracts/link/shapes';
import { checkedOf, emailRuleOf, emptyLinkForm, endOf, isComplete, type LinkForm, linkFormOf, newLinkOf, passwordOf, rulesOf } from './link-form';
import { linkRules } from './link-rules';

const now = new Date('2026-03-10T10:00:00');
const link: Link = {
  id: 'a',
  description: 'For Ida',
  note: 'met at the fair',
  state: 'active',
  status: 'active',
  profileId: null,
  selection: { type: 'all' },
  application: null,
  hasPassword: true,
  emailRule: { type: 'listed', addresses: ['ida@lyngen.example'], domains: ['fjord.example'] },
  notice: null,
  expiresAt: '2026-02-01T08:30:00.000Z',
  maxViews: 5,
  viewCount: 2,
  maxVisitors: null,
  visitorCount: 1,
  opens: { people: 2, uncertain: 0, previews: 0, bots: 0, yourself: 0 },
  downloads: true,
  deepTalk: false,
  watermark: true,
  notify: 'daily',
  lastOpenedAt: null,
  lockedUntil: null,
  restorableUntil: null,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const wrongIn = (form: LinkForm, kept: Link | null = null) =>
  linkRules(() => now)
    .safeParse(checkedOf(form, kept))
    .error?.issues.map(({ path }) => path[0]) ?? [];

test('the description is complete once it says something', () => {
  expect(isComplete(emptyLinkForm)).toBe(false);
  expect(isComplete({ description: '   ' })).toBe(false);
  expect(isComplete({ description: 'Ida' })).toBe(true);
  expect(isComplete({ description: 'x'.repeat(121) })).toBe(false);
});

test('a link ends when its last day is over where the owner is', () => {
  expect(endOf({ ends: 'date', date: '' }, now)).toBeNull();
  expect(new Date(endOf({ ends: 'date', date: '2026-05-01' }, now) ?? '').toString()).toContain('May 01 2026 23:59:59');
  expect(new Date(endOf({ ends: '30', date: '' }, now) ?? '').toString()).toContain('Apr 09 2026 23:59:59');
});

test.each([
  [{ ends: 'date', date: '' }, 'date'],
  [{ ends: 'date', date: '2026-03-09' }, 'date'],
  [{ ends: 'date', date: '2027-03-11' }, 'date'],
  [{ maxViews: '0' }, 'maxViews'],
  [{ maxViews: '1.5' }, 'maxViews'],
  [{ maxVisitors: 'many' }, 'maxVisitors'],
  [{ maxViews: '1000001' }, 'maxViews'],
  [{ withPassword: true, password: 'seven77' }, 'password'],
  [{ opensFor: 'listed', listed: [] }, 'listed'],
  [{ opensFor: 'listed', listed: ['ida@'] }, 'listed'],
  [{ opensFor: 'listed', listed: ['nowhere'] }, 'listed'],
  [{ withNotice: true, notice: ' ' }, 'notice'],
] as const)('%p is refused at %s', (typed, field) => {
  expect(wrongIn({ ...emptyLinkForm, description: 'Ida', ...typed } as LinkForm)).toEqual([field]);
});

test('today, one view, eight characters and one domain are enough', () => {
  const typed = { ends: 'date', date: '2026-03-10', maxViews: '1', withPassword: true, password: 'eight888', opensFor: 'listed' } as const;
  expect(wrongIn({ ...emptyLinkForm, description: 'Ida', ...typed, listed: ['lyngen.example'] })).toEqual([]);
});

test('addresses and domains are told apart as they are typed', () => {
  expect(emailRuleOf({ opensFor: 'listed', listed: ['ida@lyngen.example', '@fjord.example', 'lyngen.example'] })).toEqual({
    type: 'listed',
    addresses: ['ida@lyngen.example'],
    domains: ['fjord.example', 'lyngen.example'],
  });
  expect(emailRuleOf({ opensFor: 'anyone', listed: ['ida@lyngen.example'] })).toEqual({ type: 'anyone' });
});

test('an edit that touches neither end nor password leaves both, also an end that has passed', () => {
  const form = linkFormOf(link);
  expect(wrongIn(form, link)).toEqual([]);
  const { note, profileId, expiresAt, maxViews, maxVisitors, emailRule, notify, selection, downloads, deepTalk, watermark, notice } = link;
  expect(rulesOf(form, now, link)).toEqual({
    note,
    profileId,
    expiresAt,
    maxViews,
    maxVisitors,
    emailRule,
    notify,
    selection,
    downloads,
    deepTalk,
    watermark,
    notice,
  });
  expect(passwordOf(form, link)).toBeUndefined();
  expect(passwordOf({ ...form, password: 'another-one' }, link)).toBe('another-one');
  expect(passwordOf({ ...form, withPassword: false }, link)).toBeNull();
});

test('a new link for an application carries it, and neither a password nor a notice that was switched off again', () => {
  const application = { postingId: 'posting', resumeId: 'resume' };
  const made = newLinkOf({ ...emptyLinkForm, description: 'Ida', password: 'typed before', notice: 'typed before' }, application, now);
  expect(made).toMatchObject({ application, password: null, notice: null, emailRule: { type: 'anyone' }, maxViews: null });
});
