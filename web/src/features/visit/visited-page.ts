import type { StartVisitInput } from '@folia/contracts/visit/shapes';

/** A page of a portfolio that is being shown, as its markup says (`data-visit…`). */
export type VisitedPage = { root: HTMLElement } & Pick<StartVisitInput, 'key' | 'profile' | 'itemId'>;

/** The page a visitor has before them; null on every other screen, and for owners on their own pages. */
export function visitedPage(): VisitedPage | null {
  const root = document.querySelector<HTMLElement>('[data-visit]');
  if (!root) return null;
  const { visit: key = '', visitProfile: profile, visitItem: itemId } = root.dataset;
  return { root, key, profile, itemId };
}

export const isSamePage = (one: VisitedPage, other: VisitedPage): boolean =>
  one.key === other.key && one.profile === other.profile && one.itemId === other.itemId;

/** How the address says where its visitor comes from. Long or odd tags are cut: they are only shown. */
export function campaignOf(search: string): StartVisitInput['campaign'] {
  const given = new URLSearchParams(search);
  const tag = (name: string) =>
    given
      .get(name)
      ?.replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 60) || undefined;
  const campaign = { source: tag('utm_source'), medium: tag('utm_medium'), name: tag('utm_campaign') };
  return campaign.source || campaign.medium || campaign.name ? campaign : undefined;
}

/** How far down a page its deepest visible point is, in percent. */
export function depthOf({ root }: VisitedPage): number {
  const { top, height } = root.getBoundingClientRect();
  return height > 0 ? Math.max(0, Math.min(100, Math.round(((window.innerHeight - top) / height) * 100))) : 0;
}
