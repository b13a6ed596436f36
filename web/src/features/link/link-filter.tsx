import { Search } from 'lucide-react';
import { Segmented } from '../../ui/segmented';
import { type Shows, shows } from './filter-links';
import { texts } from './texts';

type LinkFilterProps = { counts: Record<Shows, number>; which: Shows; words: string; onChange: (changes: { show?: string; find?: string }) => void };

/** Which links are listed; what is chosen stands in the address. */
export function LinkFilter({ counts, which, words, onChange }: LinkFilterProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <Segmented<Shows>
        label={texts.filter}
        hideLabel
        value={which}
        options={shows.map((value) => ({ value, label: texts.shows[value], count: counts[value] }))}
        onChange={(show) => onChange({ show: show === 'all' ? '' : show })}
      />
      <div className="relative w-full sm:w-56">
        <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-3" />
        <input
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={words}
          onChange={(event) => onChange({ find: event.target.value })}
          className="min-h-11 w-full rounded-s border border-line-field bg-field ps-9 pe-3 text-[1rem] focus-visible:border-focus focus-visible:shadow-[0_0_0_1px_var(--focus)] focus-visible:outline-none md:pointer-fine:min-h-9 md:pointer-fine:text-s"
        />
      </div>
    </div>
  );
}
