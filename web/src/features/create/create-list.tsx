import { Command, Keyboard } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { openOverlay } from '../../lib/overlay';
import { paletteKey } from '../../lib/palette-key';
import { useSession } from '../../lib/session-context';
import { createEntries } from './create-entries';
import { CreateRow } from './create-row';
import { texts } from './texts';

const entries = createEntries.flat();

/** What the panel holds. While it is open each letter chooses; `focused`: it was opened by its own letter, so the first row has the focus. */
export function CreateList({ focused }: { focused: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const { letterKeys } = useSession().user;
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const entry = entries.find(({ letter }) => letter === event.key);
    if (!entry || !letterKeys || event.ctrlKey || event.metaKey || event.altKey) return;
    // A letter of the screen beneath is not meant.
    event.preventDefault();
    event.stopPropagation();
    list.current?.querySelector<HTMLElement>(`[data-letter="${entry.letter}"]`)?.click();
  });
  useEffect(() => {
    if (focused) list.current?.querySelector('a')?.focus();
    window.addEventListener('keydown', choose, { capture: true });
    return () => window.removeEventListener('keydown', choose, { capture: true });
  }, [focused]);
  return (
    <div ref={list}>
      <p className="flex items-center px-2.5 pt-1.5 pb-1 font-semibold">
        {texts.create}
        {letterKeys ? (
          <span className="ms-auto text-xs font-normal text-ink-3 max-md:hidden">
            <kbd className="keycap">c</kbd> {texts.andThen}
          </span>
        ) : null}
      </p>
      {createEntries.map((group, place) => (
        <Fragment key={group[0]?.letter}>
          {place > 0 ? <hr className="my-1.5 border-line" /> : null}
          {group.map((entry) => (
            <CreateRow key={entry.letter} entry={entry} withKeys={letterKeys} />
          ))}
        </Fragment>
      ))}
      <hr className="my-1.5 border-line max-md:hidden" />
      <button type="button" onClick={() => openOverlay('palette')} className="bar-row max-md:hidden!">
        <Command aria-hidden="true" />
        {texts.palette}
        <kbd className="keycap ms-auto">{paletteKey()}</kbd>
      </button>
      {letterKeys ? (
        <button type="button" onClick={() => openOverlay('keys')} className="bar-row max-md:hidden!">
          <Keyboard aria-hidden="true" />
          {texts.keys}
          <kbd className="keycap ms-auto">?</kbd>
        </button>
      ) : null}
    </div>
  );
}
