import type { Link, LinkState } from '@folia/contracts/link/shapes';

export const shows = ['all', 'active', 'attention', 'ended'] as const;
/** Which links a list shows. */
export type Shows = (typeof shows)[number];

const states: Record<Exclude<Shows, 'all'>, readonly LinkState[]> = {
  active: ['active'],
  attention: ['locked'],
  ended: ['revoked', 'expired', 'exhausted'],
};
const isIn = (link: Link, which: Shows) => which === 'all' || states[which].includes(link.state);

/** Links whose description, note or listed addresses hold these words. */
export function findLinks(links: readonly Link[], words: string): Link[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ description, note, emailRule }: Link) =>
    [description, note, ...(emailRule.type === 'listed' ? [...emailRule.addresses, ...emailRule.domains] : [])].join('\n').toLowerCase();
  return links.filter((link) => wanted.every((word) => textOf(link).includes(word)));
}

export const showLinks = (links: readonly Link[], which: Shows): Link[] => links.filter((link) => isIn(link, which));
export const countLinks = (links: readonly Link[]): Record<Shows, number> =>
  Object.fromEntries(shows.map((which) => [which, showLinks(links, which).length])) as Record<Shows, number>;
