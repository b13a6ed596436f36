import type { Link, LinkSelection } from '@folia/contracts/link/shapes';
import { texts } from './texts';

function seenInWords(selection: LinkSelection): string {
  if (selection.type === 'all') return texts.sees.all;
  const parts = selection.kinds.map(texts.kind);
  if (selection.items.length > 0) parts.push(texts.sees.items(selection.items.length));
  if (selection.contact) parts.push(texts.sees.contact);
  return parts.join(', ') || texts.sees.nothing;
}

/** A link's rules in one line; its end date and its views have columns of their own. */
export const rulesInWords = (link: Link): string =>
  [link.hasPassword ? texts.withPassword : '', seenInWords(link.selection), link.state === 'locked' && link.lockedUntil ? texts.locked(link.lockedUntil) : '']
    .filter(Boolean)
    .join(' · ');
