import { Keyboard, Plus } from 'lucide-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type LetterKey, useLetterKeys } from '../../lib/letter-keys';
import { openOverlay } from '../../lib/overlay';
import { useSession } from '../../lib/session-context';
import { BarPanel } from '../../ui/bar-panel';
import { createEntries } from './create-entries';
import { CreateRow } from './create-row';
import { texts } from './texts';

const keys: readonly LetterKey[] = [{ key: 'c', does: texts.key }];
const entries = createEntries.flat();

/** Everything one can make, from any screen. */
export function CreatePanel() {
  const [open, setOpen] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const { letterKeys } = useSession().user;
  const navigate = useNavigate();
  useLetterKeys(keys, () => {
    setOpen(true);
    // Its rows are drawn by then.
    requestAnimationFrame(() => rows.current?.querySelector('a')?.focus());
  });
  const choose = (event: KeyboardEvent) => {
    const entry = entries.find(({ letter }) => letter === event.key);
    if (!open || !entry || !letterKeys || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setOpen(false);
    void navigate(entry.href);
  };
  return (
    <BarPanel
      label={texts.create}
      icon={<Plus />}
      look="outlined"
      open={open}
      onOpen={setOpen}
      onKey={choose}
      panelClassName="end-0 md:w-[376px]"
      buttonClassName="max-[1343px]:w-11 max-[1343px]:gap-0! max-[1343px]:px-0! max-[1343px]:text-[0px] max-md:border-transparent! max-md:bg-transparent! md:pointer-fine:max-[1343px]:w-9 min-[1344px]:px-3!"
    >
      {open ? (
        <div ref={rows}>
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
          {letterKeys ? (
            <>
              <hr className="my-1.5 border-line max-md:hidden" />
              <button type="button" onClick={() => openOverlay('keys')} className="bar-row max-md:hidden!">
                <Keyboard aria-hidden="true" />
                {texts.keys}
                <kbd className="keycap ms-auto">?</kbd>
              </button>
            </>
          ) : null}
        </div>
      ) : null}
    </BarPanel>
  );
}
