import type { Item } from '@folia/contracts/item/shapes';
import { maxLinkDescription } from '@folia/contracts/limits';
import type { CreateLinkInput, Link, LinkSelection } from '@folia/contracts/link/shapes';

export type Ends = '7' | '30' | '90' | 'date';
/** The values as they are typed. `date` is `YYYY-MM-DD`: the link works until the end of that day in the owner's time zone. */
export type LinkForm = {
  description: string;
  ends: Ends;
  date: string;
  maxViews: string;
  withPassword: boolean;
  password: string;
  selection: LinkSelection;
};

/** `date` as YYYY-MM-DD, by the owner's clock. */
export const endOfDay = (date: string) => new Date(`${date}T23:59:59.999`);
const dayOf = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

export const emptyLinkForm: LinkForm = { description: '', ends: '30', date: '', maxViews: '', withPassword: false, password: '', selection: { type: 'all' } };

export const linkFormOf = (link: Link): LinkForm => ({
  description: link.description,
  ends: 'date',
  date: dayOf(new Date(link.expiresAt)),
  maxViews: link.maxViews === null ? '' : String(link.maxViews),
  withPassword: link.hasPassword,
  password: '',
  selection: link.selection,
});

/** When a form's link ends, as an ISO timestamp; undefined where no day is chosen. `now` is the owner's clock. */
export function endOf({ ends, date }: Pick<LinkForm, 'ends' | 'date'>, now: Date): string | undefined {
  if (ends === 'date' && !date) return undefined;
  if (ends === 'date') return endOfDay(date).toISOString();
  const last = new Date(now);
  last.setDate(last.getDate() + Number(ends));
  return endOfDay(dayOf(last)).toISOString();
}

/**
 * The values of a form to check against the rules, field by field. An edit may leave a value as it is if it was right once: a password, an end date that has
 * passed.
 */
export function checkedOf(form: LinkForm, kept: Link | null) {
  const isKeptDate = kept !== null && linkFormOf(kept).date === form.date;
  const isKeptPassword = kept?.hasPassword === true && form.password === '';
  return {
    description: form.description,
    maxViews: form.maxViews === '' ? null : /^\d+$/.test(form.maxViews) ? Number(form.maxViews) : Number.NaN,
    ...(form.ends === 'date' && !isKeptDate && { date: form.date }),
    ...(form.withPassword && !isKeptPassword && { password: form.password }),
  };
}

/** Nothing is sent before the description is complete (spec section 2, "Demo create-link"). */
export const isComplete = ({ description }: LinkForm) => description.trim() !== '' && description.length <= maxLinkDescription;

/** The rules a form checks, except the password, which an edit may leave alone. */
export function rulesOf(
  form: LinkForm,
  now: Date,
  kept: Link | null,
): Required<Pick<CreateLinkInput, 'description' | 'maxViews' | 'selection'>> & Pick<CreateLinkInput, 'expiresAt'> {
  const isKeptDate = kept?.expiresAt && form.ends === 'date' && linkFormOf(kept).date === form.date;
  return {
    description: form.description,
    expiresAt: isKeptDate ? kept.expiresAt : endOf(form, now),
    maxViews: form.maxViews === '' ? null : Number(form.maxViews),
    selection: form.selection,
  };
}

/** The password to send: a new one, null for none, undefined to leave it. */
export function passwordOf({ withPassword, password }: LinkForm, kept: Link | null): string | null | undefined {
  if (!withPassword) return kept && !kept.hasPassword ? undefined : null;
  return password === '' ? undefined : password;
}

/** The items a link shows of those it could show: private ones never count. */
export function countSeen(items: readonly Item[], selection: LinkSelection): { seen: number; all: number } {
  const shared = items.filter((item) => item.visibility !== 'private');
  const seen = selection.type === 'all' ? shared : shared.filter((item) => selection.kinds.includes(item.kind) || selection.items.includes(item.id));
  return { seen: seen.length, all: items.length };
}
