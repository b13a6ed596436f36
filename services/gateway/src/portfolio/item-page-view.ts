import { itemHeading } from '@folia/contracts/item/fields';
import { isPaged } from '@folia/contracts/item/page-routes';
import { effectiveVisibility } from '@folia/contracts/portfolio/effective-visibility';
import type { ItemPageView, PortfolioView, ViewedItem } from '@folia/contracts/portfolio/shapes';

const neighbour = (item: ViewedItem | undefined): ItemPageView['next'] => (item ? { id: item.id, heading: itemHeading(item.kind, item.fields) } : null);

/** One item out of what its viewer may see; null when it is not among that, or has no page. */
export function itemPageOf(view: PortfolioView, itemId: string): ItemPageView | null {
  const item = view.items.find(({ id }) => id === itemId);
  if (!item || !isPaged(item.kind)) return null;
  // The projector has put the items in the order of the page.
  const siblings = view.items.filter(({ kind }) => kind === item.kind);
  const place = siblings.indexOf(item);
  const { ownerId, uname, version, viewer, link, profile } = view;
  const { name, headline, photo, indexable, accent, slug } = profile;
  return {
    ownerId,
    uname,
    version,
    viewer,
    ...(link && { link }),
    profile: { name, headline, photo, indexable, accent, slug },
    // The owner is told what others really see.
    item: { ...item, visibility: effectiveVisibility(item, view.owner?.sections ?? {}) },
    skills: view.items.filter(({ kind }) => kind === 'skill'),
    previous: neighbour(siblings[place - 1]),
    next: neighbour(siblings[place + 1]),
  };
}
