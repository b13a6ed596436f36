import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { texts } from './texts';
import type { Turn } from './turn';

/** Within so many pixels of its end, the log follows what is written. */
const nearEnd = 60;

/** What was said, oldest first. It follows the newest words only for those who are reading them. */
export function TalkLog({ turns, children, empty }: { turns: readonly Turn[]; children: ReactNode; empty: ReactNode }) {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  const newest = turns.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own question is always shown
  useEffect(() => {
    isFollowing.current = true;
    toEnd();
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was written, if its end was in sight
  useEffect(() => {
    if (isFollowing.current) toEnd();
  }, [turns]);
  return (
    <div className="relative min-h-0">
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={texts.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isFollowing.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
          setAway(!isFollowing.current);
        }}
        className="h-full overflow-y-auto overscroll-contain px-4 pt-4 pb-3 focus-visible:-outline-offset-2 sm:px-7 sm:pt-6"
      >
        {turns.length === 0 ? empty : <ol>{children}</ol>}
      </div>
      {isAway ? (
        <Button
          size="sm"
          data-print="hide"
          icon={<ArrowDown />}
          className="absolute inset-x-0 bottom-2 mx-auto w-fit rounded-full! bg-raised! shadow-float"
          onClick={() => {
            isFollowing.current = true;
            toEnd();
          }}
        >
          {texts.latest}
        </Button>
      ) : null}
    </div>
  );
}
