import type { UserInfo } from '@folia/contracts/session/shapes';
import { openOverlay } from '../lib/overlay';
import { paths } from '../lib/paths';

export type MemberItemName = 'careerCenter' | 'screening' | 'billing' | 'setupHelper' | 'settings' | 'helpCenter' | 'feedback' | 'admin';
type MemberItem = { name: MemberItemName; adminOnly?: boolean /** Only for accounts of a business. */; businessOnly?: boolean } & (
  | { href: string /** Addresses that it stands for, with everything below them. */; covers: readonly string[] }
  | { act: () => void }
);

const link = (name: MemberItemName, path: string, covers: readonly string[] = [path]) => ({ name, href: path, covers });

/** What the signed-in bar offers, in its order; each feature adds its own line once its screen exists. */
const items: readonly MemberItem[] = [
  link('careerCenter', paths.careerCenter.href(), [paths.careerCenter.path, paths.jobMatch.path]),
  { ...link('screening', paths.screening.path), businessOnly: true },
  link('billing', paths.billing.href()),
  { name: 'setupHelper', act: () => openOverlay('onboarding') },
  link('settings', paths.settings.href()),
  link('helpCenter', paths.help.href()),
  link('feedback', paths.feedback.href()),
  { ...link('admin', paths.admin.path), adminOnly: true },
];

/** Items that stay in the bar on medium screens. */
export const alwaysShown = 2;

export const memberItemsOf = (user: UserInfo): MemberItem[] =>
  items.filter((item) => (!item.adminOnly || user.isAdmin) && (!item.businessOnly || user.type === 'business'));

/** Whether an item stands for the screen at this address. */
export const isCurrent = (item: MemberItem, pathname: string): boolean =>
  'href' in item && item.covers.some((place) => pathname === place || pathname.startsWith(`${place}/`));
