import type { Visibility } from '@folia/contracts/item/shapes';
import { Globe, Link2, Lock } from 'lucide-react';
import { texts } from './texts';

const icons = { public: Globe, link: Link2, private: Lock };

export function VisibilityIcon({ visibility }: { visibility: Visibility }) {
  const Icon = icons[visibility];
  return <Icon role="img" aria-label={texts.visibilityWord[visibility]} className="size-3.5 shrink-0 text-ink-3" />;
}
