import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { SearchResults } from './search-results';
import { texts } from './texts';
import { usePeopleSearch } from './use-people-search';

type SearchFieldProps = {
  /** Whether results may be shown; what was typed stays. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Floats below the field, or is part of the page. */
  floating?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** What is in it at first. */
  initial?: string;
};

/** The box for searching people: a combobox whose options are people (ARIA practices, "list autocomplete"). */
export function SearchField({ open, onOpen, floating = false, inputRef, initial = '' }: SearchFieldProps) {
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState(initial);
  const [marked, setMarked] = useState(-1);
  const search = usePeopleSearch(typed);
  const people = search.state === 'found' ? search.people : [];
  const isShown = open && search.state !== 'empty' && search.state !== 'failed';
  const option = (place: number) => `${list}-${place}`;

  const type = (text: string) => {
    setTyped(text);
    setMarked(-1);
    onOpen(true);
  };
  const choose = (uname: string) => {
    type('');
    onOpen(false);
    void navigate(paths.portfolio.href(uname));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && people.length > 0) {
      event.preventDefault();
      setMarked((place) => (place + step + people.length) % people.length);
    }
    const person = people[marked] ?? (people.length === 1 ? people[0] : undefined);
    if (event.key === 'Enter' && isShown && person) choose(person.uname);
    if (event.key === 'Escape' && isShown && floating) {
      event.stopPropagation();
      onOpen(false);
    }
  };
  return (
    <div className="relative">
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-3" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={isShown && people.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isShown && marked >= 0 ? option(marked) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={texts.placeholder}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => onOpen(true)}
          onKeyDown={press}
          className="min-h-11 w-full truncate rounded-s border border-line-field bg-field ps-9 pe-10 text-[1rem] text-ink placeholder:text-ink-3 focus-visible:border-focus focus-visible:shadow-[0_0_0_1px_var(--focus)] focus-visible:outline-none lg:min-h-9 lg:text-s"
        />
        {typed ? (
          <button
            type="button"
            aria-label={texts.clear}
            title={texts.clear}
            onClick={() => type('')}
            className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-s text-ink-3 hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        ) : null}
      </div>
      <div
        className={
          !isShown
            ? 'sr-only'
            : floating
              ? 'absolute inset-x-0 top-[calc(100%+6px)] max-h-[min(800px,calc(100dvh-var(--bar)-16px))] overflow-y-auto rounded-m border border-line-strong bg-raised p-1.5 shadow-float'
              : 'mt-3 max-h-[800px]'
        }
      >
        <SearchResults listId={list} optionId={option} search={isShown ? search : { state: 'empty' }} marked={marked} onChoose={choose} />
      </div>
    </div>
  );
}
