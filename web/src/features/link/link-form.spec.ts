import type { Link } from '@folia/contracts/link/shapes';
import { checkedOf, emptyLinkForm, endOf, isComplete, type LinkForm, linkFormOf, passwordOf, rulesOf } from './link-form';
import { linkRules } from './link-rules';

const now = new Date('2026-03-10T10:00:00');
const link: Link = {
  id: 'a',
  description: 'For Ida',
  note: '',
  profileId: null,
  application: null,
  emailRule: { type: 'anyone' },
  notice: null,
  maxVisitors: null,
  visitorCount: 1,
  opens: { people: 2, uncertain: 0, previews: 0, bots: 0, yourself: 0 },
  downloads: true,
  deepTalk: true,
  watermark: false,
  notify: 'at-once',
  restorableUntil: null,
  state: 'active',
  status: 'active',
  hasPassword: true,
  expiresAt: '2026-02-01T08:30:00.000Z',
  maxViews: 5,
  viewCount: 2,
  lastOpenedAt: null,
  lockedUntil: null,
  selection: { type: 'all' },
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const wrongIn = (form: LinkForm, kept: Link | null = null) =>
  linkRules(() => now)
    .safeParse(checkedOf(form, kept))
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test('the description is complete once it says something', () => {
  expect(isComplete(emptyLinkForm)).toBe(false);
  expect(isComplete({ ...emptyLinkForm, description: '   ' })).toBe(false);
  expect(isComplete({ ...emptyLinkForm, description: 'Ida' })).toBe(true);
  expect(isComplete({ ...emptyLinkForm, description: 'x'.repeat(121) })).toBe(false);
});

test('a link ends when its last day is over where the owner is', () => {
  expect(endOf({ ends: 'date', date: '' }, now)).toBeUndefined();
  expect(new Date(endOf({ ends: 'date', date: '2026-05-01' }, now) ?? '').toString()).toContain('May 01 2026 23:59:59');
  expect(new Date(endOf({ ends: '30', date: '' }, now) ?? '').toString()).toContain('Apr 09 2026 23:59:59');
});

test.each([
  [{ ends: 'date', date: '' }, 'date'],
  [{ ends: 'date', date: '2026-03-09' }, 'date'],
  [{ maxViews: '0' }, 'maxViews'],
  [{ maxViews: '1.5' }, 'maxViews'],
  [{ maxViews: 'many' }, 'maxViews'],
  [{ maxViews: '1000001' }, 'maxViews'],
  [{ withPassword: true, password: 'seven77' }, 'password'],
] as const)('%p is refused at %s', (typed, field) => {
  expect(wrongIn({ ...emptyLinkForm, description: 'Ida', ...typed })).toEqual([field]);
});

test('today, one view and eight characters are enough', () => {
  const form = { ...emptyLinkForm, description: 'Ida', ends: 'date', date: '2026-03-10', maxViews: '1', withPassword: true, password: 'eight888' } as const;
  expect(wrongIn(form)).toEqual([]);
});

test('an edit that touches neither end nor password leaves both, also an end that has passed', () => {
  const form = linkFormOf(link);
  expect(wrongIn(form, link)).toEqual([]);
  expect(rulesOf(form, now, link)).toEqual({ description: 'For Ida', expiresAt: link.expiresAt, maxViews: 5, selection: { type: 'all' } });
  expect(passwordOf(form, link)).toBeUndefined();
  expect(passwordOf({ ...form, password: 'another-one' }, link)).toBe('another-one');
  expect(passwordOf({ ...form, withPassword: false }, link)).toBeNull();
});
