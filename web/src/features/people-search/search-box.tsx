import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLetterKeys } from '../../lib/letter-keys';
import { SearchField } from './search-field';
import { searchKeys } from './search-keys';

/** In the bar of large screens: 272 px wide where there is room, 600 while in use (spec section 9). */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const outside = (event: PointerEvent) => event.target instanceof Node && !box.current?.contains(event.target) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  // On smaller screens it is not shown, and the popup has the key.
  useLetterKeys(searchKeys, () => {
    if (!input.current?.offsetParent) return false;
    input.current.focus();
  });
  const left = (event: FocusEvent) => !box.current?.contains(event.relatedTarget) && setOpen(false);
  return (
    <search className="relative hidden h-9 w-[clamp(172px,calc(47vw-392px),272px)] min-w-15 lg:block">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving it by keyboard only folds it */}
      <div
        ref={box}
        onBlur={left}
        data-expanded={open || undefined}
        className="absolute start-0 top-0 z-10 w-full bg-ground transition-[width] duration-120 ease-calm data-expanded:w-[600px]"
      >
        <SearchField open={open} onOpen={setOpen} floating inputRef={input} />
      </div>
    </search>
  );
}
