import type { Item } from '@folia/contracts/item/shapes';
import { linkDays, maxLinkDescription } from '@folia/contracts/limits';
import type { CreateLinkInput, Link, LinkApplication, LinkEmailRule, LinkSelection } from '@folia/contracts/link/shapes';

export type Ends = '7' | '30' | '90' | 'date';
/** The values as they are typed. `date` is `YYYY-MM-DD`: the link works until the end of that day in the owner's time zone. */
export type LinkForm = {
  description: string;
  note: string;
  /** Empty: the default profile. */
  profileId: string;
  ends: Ends;
  date: string;
  maxViews: string;
  maxVisitors: string;
  opensFor: LinkEmailRule['type'];
  /** Addresses and domains in one list, as they were typed. */
  listed: string[];
  withPassword: boolean;
  password: string;
  notify: Link['notify'];
  selection: LinkSelection;
  downloads: boolean;
  deepTalk: boolean;
  watermark: boolean;
  withNotice: boolean;
  notice: string;
};

/** `date` as YYYY-MM-DD, by the owner's clock. */
export const endOfDay = (date: string) => new Date(`${date}T23:59:59.999`);
const dayOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
/** The last day that a link may end, as YYYY-MM-DD: the whole day is still within the limit. */
export function lastDay(now: Date): string {
  const last = new Date(now);
  last.setDate(last.getDate() + linkDays.most - 1);
  return dayOf(last);
}

export const emptyLinkForm: LinkForm = {
  description: '',
  note: '',
  profileId: '',
  ends: '30',
  date: '',
  maxViews: '',
  maxVisitors: '',
  opensFor: 'anyone',
  listed: [],
  withPassword: false,
  password: '',
  notify: 'at-once',
  selection: { type: 'all' },
  downloads: true,
  deepTalk: true,
  watermark: false,
  withNotice: false,
  notice: '',
};

const typedNumber = (most: number | null) => (most === null ? '' : String(most));

export const linkFormOf = (link: Link): LinkForm => ({
  description: link.description,
  note: link.note,
  profileId: link.profileId ?? '',
  ends: 'date',
  date: dayOf(new Date(link.expiresAt)),
  maxViews: typedNumber(link.maxViews),
  maxVisitors: typedNumber(link.maxVisitors),
  opensFor: link.emailRule.type,
  listed: link.emailRule.type === 'listed' ? [...link.emailRule.addresses, ...link.emailRule.domains] : [],
  withPassword: link.hasPassword,
  password: '',
  notify: link.notify,
  selection: link.selection,
  downloads: link.downloads,
  deepTalk: link.deepTalk,
  watermark: link.watermark,
  withNotice: link.notice !== null,
  notice: link.notice?.text ?? '',
});

/** When a form's link ends, as an ISO timestamp; null while no day is chosen. `now` is the owner's clock. */
export function endOf({ ends, date }: Pick<LinkForm, 'ends' | 'date'>, now: Date): string | null {
  if (ends === 'date') return date ? endOfDay(date).toISOString() : null;
  const last = new Date(now);
  last.setDate(last.getDate() + Number(ends));
  return endOfDay(dayOf(last)).toISOString();
}

/** Who may open it. What has no @, or begins with it, is a domain. */
export function emailRuleOf({ opensFor, listed }: Pick<LinkForm, 'opensFor' | 'listed'>): LinkEmailRule {
  if (opensFor !== 'listed') return { type: opensFor };
  const isAddress = (one: string) => one.lastIndexOf('@') > 0;
  return { type: 'listed', addresses: listed.filter(isAddress), domains: listed.filter((one) => !isAddress(one)).map((one) => one.replace(/^@/, '')) };
}

const numberOf = (typed: string) => (typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : Number.NaN);
const isKeptDate = (form: LinkForm, kept: Link | null) => kept !== null && form.ends === 'date' && linkFormOf(kept).date === form.date;

/**
 * The values of a form to check against the rules, field by field. An edit may leave a value as it is if it was right once: a password, an end date that has
 * passed.
 */
export function checkedOf(form: LinkForm, kept: Link | null) {
  const isKeptPassword = kept?.hasPassword === true && form.password === '';
  return {
    description: form.description,
    note: form.note,
    maxViews: numberOf(form.maxViews),
    maxVisitors: numberOf(form.maxVisitors),
    listed: emailRuleOf(form),
    ...(form.ends === 'date' && !isKeptDate(form, kept) && { date: form.date }),
    ...(form.withPassword && !isKeptPassword && { password: form.password }),
    ...(form.withNotice && { notice: form.notice }),
  };
}

/** Nothing is sent before the description is complete (spec section 2, "Demo create-link"). */
export const isComplete = ({ description }: Pick<LinkForm, 'description'>) => description.trim() !== '' && description.length <= maxLinkDescription;

/** The rules a form checks, except the password, which an edit may leave alone. */
export function rulesOf(form: LinkForm, now: Date, kept: Link | null) {
  return {
    note: form.note,
    profileId: form.profileId || null,
    // The day in the form is less exact than the moment that was set.
    expiresAt: kept && isKeptDate(form, kept) ? kept.expiresAt : (endOf(form, now) ?? undefined),
    maxViews: numberOf(form.maxViews),
    maxVisitors: numberOf(form.maxVisitors),
    emailRule: emailRuleOf(form),
    notify: form.notify,
    selection: form.selection,
    downloads: form.downloads,
    deepTalk: form.deepTalk,
    watermark: form.watermark,
    notice: form.withNotice && form.notice.trim() ? form.notice : null,
  } satisfies Partial<CreateLinkInput>;
}

/** The password to send: a new one, null for none, undefined to leave it. */
export function passwordOf({ withPassword, password }: Pick<LinkForm, 'withPassword' | 'password'>, kept: Link | null): string | null | undefined {
  if (!withPassword) return kept && !kept.hasPassword ? undefined : null;
  return password === '' ? undefined : password;
}

/** A new link, as it is sent. */
export const newLinkOf = (form: LinkForm, application: LinkApplication | null, now: Date): CreateLinkInput => ({
  description: form.description,
  application,
  ...rulesOf(form, now, null),
  password: passwordOf(form, null) ?? null,
});

/** The items a link shows of those it could show: private ones never count. */
export function countSeen(items: readonly Item[], selection: LinkSelection): { seen: number; all: number } {
  const shared = items.filter((item) => item.visibility !== 'private');
  const seen = selection.type === 'all' ? shared : shared.filter((item) => selection.kinds.includes(item.kind) || selection.items.includes(item.id));
  return { seen: seen.length, all: items.length };
}
