import { absolute } from '../../lib/page-head';

/** The parts of a page in their order, as schema.org lists them; each has an anchor of its own. */
export const listed = (appUrl: string, path: string, title: string, parts: readonly { id: string; name: string }[]) => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: parts.map(({ id, name }, place) => ({ '@type': 'ListItem', position: place + 1, name, url: `${absolute(appUrl, path)}#${id}` })),
});
