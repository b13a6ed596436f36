import { Lock } from 'lucide-react';

/** What a smaller plan lacks: named, never blank. */
export const LockedPart = ({ sentence }: { sentence: string }) => (
  <p className="flex items-center gap-2.5 border-y border-line py-4 text-ink-2">
    <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    {sentence}
  </p>
);
