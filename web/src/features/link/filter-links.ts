import type { Link } from '@folia/contracts/link/shapes';
import { type ProfileTitles, type ShownState, shownStateOf } from './shown-state';

export const shows = ['all', 'active', 'attention', 'ended'] as const;
/** Which links a list shows. */
export type Shows = (typeof shows)[number];

const states: Record<Exclude<Shows, 'all'>, readonly ShownState[]> = {
  active: ['active', 'full'],
  attention: ['locked', 'empty'],
  ended: ['revoked', 'expired', 'exhausted'],
};
const isIn = (link: Link, which: Shows, profiles: ProfileTitles) => which === 'all' || states[which].includes(shownStateOf(link, profiles));

/** Links whose description, note or listed addresses hold these words. */
export function findLinks(links: readonly Link[], words: string): Link[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ description, note, emailRule }: Link) =>
    [description, note, ...(emailRule.type === 'listed' ? [...emailRule.addresses, ...emailRule.domains] : [])].join('\n').toLowerCase();
  return links.filter((link) => wanted.every((word) => textOf(link).includes(word)));
}

export const showLinks = (links: readonly Link[], which: Shows, profiles: ProfileTitles): Link[] => links.filter((link) => isIn(link, which, profiles));
export const countLinks = (links: readonly Link[], profiles: ProfileTitles): Record<Shows, number> =>
  Object.fromEntries(shows.map((which) => [which, showLinks(links, which, profiles).length])) as Record<Shows, number>;
