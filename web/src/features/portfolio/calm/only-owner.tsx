import type { Visibility } from '@folia/contracts/item/shapes';
import { Link2, Lock } from 'lucide-react';
import { texts } from '../texts';

/** Tells the owner what a visitor does not see. Visitors are never sent such things, so they never see this icon. */
export function OnlyOwner({ visibility }: { visibility: Visibility }) {
  if (visibility === 'public') return null;
  const label = visibility === 'private' ? texts.onlyYou : texts.onlyLink;
  const Icon = visibility === 'private' ? Lock : Link2;
  return (
    <span role="img" aria-label={label} title={label} className="ms-2 inline-block align-[-0.08em] text-ink-3">
      <Icon aria-hidden="true" className="size-3.5" />
    </span>
  );
}
