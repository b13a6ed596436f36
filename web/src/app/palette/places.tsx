import type { UserInfo } from '@folia/contracts/session/shapes';
import { ArrowRight } from 'lucide-react';
import type { PaletteEntry } from '../../features/command-palette/palette-entry';
import { paths } from '../../lib/paths';
import { memberItemsOf } from '../member-items';
import { shownTabs } from '../settings/settings-tabs';
import { siteFooterTexts } from '../site-footer-texts';
import { texts as shellTexts } from '../texts';
import { texts } from './texts';

const icon = <ArrowRight />;
const words: Partial<Record<string, string>> = texts.words;
const place = (label: string, href: string, name = '', hint?: string): PaletteEntry => ({ id: `to-${href}`, label, hint, words: words[name], icon, href });

const publicPlaces = [
  ...siteFooterTexts.columns.flatMap(({ links }) => links.map(({ to, label }) => place(label, to))),
  place(texts.howScoresAreMade, paths.howScoresAreMade.href()),
];

/** Each address once, by the first name it is given. */
const unique = (entries: readonly PaletteEntry[]) => [...new Map([...entries].reverse().map((entry) => [entry.id, entry])).values()].reverse();

/** Everywhere a member can go: their own pages, the items of the bar, the tabs of the settings, and the public pages. */
export function memberPlaces(user: UserInfo): PaletteEntry[] {
  return unique([
    place(texts.dashboard, paths.dashboard.href(), 'dashboard'),
    place(texts.publicPage, paths.portfolio.href(user.uname), 'publicPage'),
    ...memberItemsOf(user).map((item) =>
      'act' in item
        ? { id: `do-${item.name}`, label: shellTexts[item.name], words: words[item.name], icon, act: item.act }
        : place(shellTexts[item.name], item.href, item.name),
    ),
    place(shellTexts.messages, paths.messages.path, 'messages'),
    place(texts.analytics, paths.analytics.href(), 'analytics'),
    place(texts.organisation, paths.organisation.href(), 'organisation'),
    place(texts.developers, paths.developers.href(), 'developers'),
    place(texts.verification, paths.verification.href(), 'verification'),
    place(texts.notifications, paths.notifications.href(), 'notifications'),
    place(texts.candidacies, paths.candidacies.href(), 'candidacies'),
    place(texts.generalResume, paths.generalResume.href(), 'generalResume'),
    ...shownTabs.map(({ name, label }) => place(label, paths.settingsTab.href(name), '', texts.setting)),
    ...publicPlaces,
  ]);
}

/** Everywhere somebody can go who is not signed in. */
export const guestPlaces = (openSignIn: () => void): PaletteEntry[] => [
  { id: 'do-sign-in', label: texts.signIn, words: texts.words.signIn, icon, act: openSignIn },
  place(texts.home, paths.home.href()),
  ...publicPlaces,
];
