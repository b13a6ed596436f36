import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type LetterKey, useLetterKeys } from '../../lib/letter-keys';
import { BarPanel } from '../../ui/bar-panel';
import { lazyPart } from '../../ui/lazy-part';
import { createTexts as texts } from './create-texts';

const CreateList = lazyPart('create-list', async () => (await import('./create-list')).CreateList);
const keys: readonly LetterKey[] = [{ key: 'c', does: texts.key }];
const whereNarrow = 'max-[1343px]:w-11 max-[1343px]:gap-0! max-[1343px]:px-0! max-[1343px]:text-[0px] md:pointer-fine:max-[1343px]:w-9';

/** Everything one can make, from any screen. */
export function CreatePanel() {
  const [open, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useLetterKeys(keys, () => {
    setByKey(true);
    place.current?.querySelector('button')?.click();
  });
  const changed = (next: boolean) => {
    setOpen(next);
    if (!next) setByKey(false);
  };
  return (
    <span ref={place}>
      <BarPanel
        label={texts.create}
        icon={<Plus />}
        look="outlined"
        onOpen={changed}
        panelClassName="end-0 md:w-[376px]"
        buttonClassName={`max-md:border-transparent! max-md:bg-transparent! min-[1344px]:px-3! ${whereNarrow}`}
      >
        {open ? <CreateList focused={isByKey} /> : null}
      </BarPanel>
    </span>
  );
}
