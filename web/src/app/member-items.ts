import type { UserInfo } from '@folia/contracts/session/shapes';
import { Briefcase, CircleHelp, Lock, type LucideIcon, MessageSquare, Play, Settings } from 'lucide-react';
import { openOverlay } from '../lib/overlay';
import { paths } from '../lib/paths';
import { texts } from './texts';

export type MemberItem = {
  label: string;
  icon: LucideIcon;
  adminOnly?: boolean;
} & ({ href: string /** Addresses that it stands for, with everything below them. */; covers: readonly string[] } | { act: () => void });

const link = (label: string, icon: LucideIcon, path: string, covers: readonly string[] = [path]) => ({ label, icon, href: path, covers });

/** What the signed-in bar offers, in its order; each feature adds its own line once its screen exists. */
const items: readonly MemberItem[] = [
  link(texts.careerCenter, Briefcase, paths.careerCenter.href(), [paths.careerCenter.path, paths.jobMatch.path]),
  { label: texts.setupHelper, icon: Play, act: () => openOverlay('onboarding') },
  link(texts.settings, Settings, paths.settings.href()),
  link(texts.helpCenter, CircleHelp, paths.help.href()),
  link(texts.feedback, MessageSquare, paths.feedback.href()),
  { ...link(texts.admin, Lock, paths.admin.path), adminOnly: true },
];

/** Items that stay in the bar on medium screens. */
export const alwaysShown = 2;

export const memberItemsOf = (user: UserInfo): MemberItem[] => items.filter((item) => !item.adminOnly || user.isAdmin);

/** Whether an item stands for the screen at this address. */
export const isCurrent = (item: MemberItem, pathname: string): boolean =>
  'href' in item && item.covers.some((place) => pathname === place || pathname.startsWith(`${place}/`));
