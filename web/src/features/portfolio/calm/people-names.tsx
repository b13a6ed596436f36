import type { People } from '../view/row-facts';

/** Authors or inventors in order, with the owner of the page slightly emphasized. */
export function PeopleNames({ people: { names, self } }: { people: People }) {
  return names.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
    <span key={place}>
      {place > 0 ? ', ' : ''}
      {name === self ? <strong className="font-medium text-ink">{name}</strong> : name}
    </span>
  ));
}
