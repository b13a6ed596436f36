import { type FocusEvent, useState } from 'react';
import { SearchField } from './search-field';

/** Inside a page: as wide as its container, with results floating below it until the person goes elsewhere. `initial`: what is looked for at first. */
export function SearchHere({ initial = '' }: { initial?: string }) {
  const [open, setOpen] = useState(initial !== '');
  const left = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false);
  return (
    <search className="relative z-10 block">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving it by keyboard only folds it */}
      <div onBlur={left}>
        <SearchField open={open} onOpen={setOpen} floating initial={initial} />
      </div>
    </search>
  );
}
