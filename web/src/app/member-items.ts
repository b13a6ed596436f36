import type { UserInfo } from '@folia/contracts/session/shapes';
import { paths } from '../lib/paths';
import { texts } from './texts';

type MemberItem = { label: string; href: string; adminOnly?: boolean /** Other addresses that it stands for. */; covers?: readonly string[] };

/** What the signed-in bar links to, in its order; each feature adds its own line once its screen exists. */
const items: readonly MemberItem[] = [
  { label: texts.careerCenter, href: paths.careerCenter.href(), covers: [paths.careerCenter.path, paths.jobMatch.path] },
  { label: texts.importResume, href: paths.resumeImport.href() },
  { label: texts.messages, href: paths.messages.path },
  { label: texts.settings, href: paths.settings.href() },
  { label: texts.helpCenter, href: paths.help.href() },
  { label: texts.admin, href: paths.admin.path, adminOnly: true },
];

export const memberItemsOf = (user: UserInfo): MemberItem[] => items.filter((item) => !item.adminOnly || user.isAdmin);
