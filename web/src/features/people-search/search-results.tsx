import type { FoundPerson } from '@folia/contracts/people-search/shapes';
import { Avatar } from '../../ui/avatar';
import { BreathingDot } from '../../ui/breathing-dot';
import { texts } from './texts';
import type { PeopleSearch } from './use-people-search';

type SearchResultsProps = {
  listId: string;
  optionId: (place: number) => string;
  search: PeopleSearch;
  marked: number;
  onChoose: (uname: string) => void;
};

/** The people found, or one sentence why there are none. */
export function SearchResults({ listId, optionId, search, marked, onChoose }: SearchResultsProps) {
  const people = search.state === 'found' ? search.people : [];
  return (
    <>
      <div id={listId} role="listbox" aria-label={texts.results}>
        {people.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the box and marks options from there
          <div
            key={person.id}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === marked}
            // The box keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person.uname)}
            className="flex min-h-[52px] cursor-pointer items-center gap-3 rounded-s px-2.5 py-1.5 hover:bg-leaf-wash aria-selected:bg-leaf-wash"
          >
            <Avatar name={person.name} photo={person.photo} size={32} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2.5">
                <span className="min-w-0 flex-1 truncate">{person.name}</span>
                <span className="max-w-[45%] truncate text-[0.8125rem] text-ink-3">@{person.uname}</span>
              </span>
              <About person={person} />
            </span>
          </div>
        ))}
      </div>
      <div role="status">
        {search.state === 'searching' ? (
          <p className="flex min-h-11 items-center gap-2 px-2.5 text-[0.8125rem] text-ink-3">
            <BreathingDot className="size-2 bg-leaf" />
            {texts.searching}
          </p>
        ) : null}
        {search.state === 'too-short' ? <p className="px-2.5 py-3 text-[0.8125rem] text-ink-2">{texts.tooShort}</p> : null}
        {search.state === 'found' && people.length === 0 ? <p className="px-2.5 py-3 text-[0.8125rem] text-ink-2">{texts.nobody}</p> : null}
        {people.length > 0 ? <span className="sr-only">{texts.found(people.length)}</span> : null}
      </div>
    </>
  );
}

/** What tells people with the same name apart; the place stays even if the headline is long. */
function About({ person: { headline, location } }: { person: FoundPerson }) {
  if (!headline && !location) return null;
  return (
    <span className="flex items-baseline gap-2.5 text-[0.8125rem] text-ink-2">
      <span className="min-w-0 flex-1 truncate">{headline || location}</span>
      {headline && location ? <span className="max-w-[45%] truncate text-ink-3">{location}</span> : null}
    </span>
  );
}
