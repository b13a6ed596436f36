import { ArrowLeft, ArrowRight, CornerDownLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from './texts';

const words = texts.keys;

/** The keys of the board, named once where they work. */
export const BoardKeys = () => (
  <p className="ms-auto flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-3 max-lg:hidden">
    <Keys does={words.candidate} keys={['j', 'k']} />
    <Keys does={words.criterion} keys={[<ArrowLeft key="left" />, <ArrowRight key="right" />]} />
    <Keys does={words.open} keys={[<CornerDownLeft key="enter" />]} />
    <Keys does={words.stage} keys={['s']} />
    <Keys does={words.select} keys={['x']} />
  </p>
);

const Keys = ({ does, keys }: { does: string; keys: readonly ReactNode[] }) => (
  <span className="inline-flex items-center gap-1">
    {keys.map((key, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <kbd key={place} className="keycap [&_svg]:size-[11px]">
        {key}
      </kbd>
    ))}
    {does}
  </span>
);
