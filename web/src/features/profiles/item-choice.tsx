import { type ItemKind, itemHeading, itemKinds } from '@folia/contracts/item/fields';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../../ui/button';
import { moved, type Row, type Rows } from './choice';
import { texts } from './texts';

const words = texts.items;
type Choose = (kind: ItemKind, next: (list: Row[]) => Row[]) => void;

/** Which entries a profile shows, and in which order within each section: set with checkboxes, with the buttons of a row, or with Alt and the arrow keys. */
export function ItemChoice({ rows, onChoose }: { rows: Rows; onChoose: Choose }) {
  const [said, setSaid] = useState('');
  const kinds = itemKinds.filter((kind) => rows[kind]?.length);
  return (
    <section aria-labelledby="entries-title">
      <h3 id="entries-title" className="font-serif text-l font-medium">
        {words.title}
      </h3>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">{kinds.length > 0 ? words.lead : words.none}</p>
      {kinds.length > 0 ? (
        <p className="mb-3 text-xs text-ink-3 max-md:hidden">
          <kbd className="keycap">Alt</kbd> <kbd className="keycap">↑</kbd> <kbd className="keycap">↓</kbd> {words.keys}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      {kinds.map((kind) => (
        <Section key={kind} kind={kind} list={rows[kind] ?? []} onChoose={onChoose} onSaid={setSaid} />
      ))}
    </section>
  );
}

type SectionProps = { kind: ItemKind; list: Row[]; onChoose: Choose; onSaid: (words: string) => void };

const Section = memo(function Section({ kind, list, onChoose, onSaid }: SectionProps) {
  const shown = list.filter(({ isChosen }) => isChosen).length;
  const chooseAll = (isChosen: boolean) => onChoose(kind, (rows) => rows.map((row) => ({ ...row, isChosen })));
  const move = (place: number, by: -1 | 1) => {
    const next = moved(list, place, by);
    if (next === list) return;
    onChoose(kind, () => next);
    onSaid(words.moved(nameOf(list[place] as Row), place + by + 1, list.length));
  };
  const toggle = (id: string) => onChoose(kind, (rows) => rows.map((row) => (row.item.id === id ? { ...row, isChosen: !row.isChosen } : row)));
  return (
    <section aria-label={words.section(kind)} className="border-t border-line py-3">
      <div className="flex items-center gap-2">
        <h4 className="font-[550]">{words.section(kind)}</h4>
        <span className="me-auto text-[0.8125rem] text-ink-3 tabular-nums">{words.of(shown, list.length)}</span>
        <Button look="quiet" size="sm" aria-label={words.allOf(kind)} disabled={shown === list.length} onClick={() => chooseAll(true)}>
          {words.all}
        </Button>
        <Button look="quiet" size="sm" aria-label={words.noneOf(kind)} disabled={shown === 0} onClick={() => chooseAll(false)}>
          {words.nothing}
        </Button>
      </div>
      <ol>
        {list.map((row, place) => (
          <Entry
            key={row.item.id}
            row={row}
            isFirst={place === 0}
            isLast={place === list.length - 1}
            onToggle={() => toggle(row.item.id)}
            onMove={(by) => move(place, by)}
          />
        ))}
      </ol>
    </section>
  );
});

const nameOf = ({ item }: Row) => itemHeading(item.kind, item.fields) || words.unnamed;

type EntryProps = { row: Row; isFirst: boolean; isLast: boolean; onToggle: () => void; onMove: (by: -1 | 1) => void };

function Entry({ row, isFirst, isLast, onToggle, onMove }: EntryProps) {
  const name = nameOf(row);
  const held = words.held[row.item.visibility];
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="flex items-center gap-1">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1 md:pointer-fine:min-h-9">
        <input
          type="checkbox"
          checked={row.isChosen}
          onChange={onToggle}
          onKeyDown={keys}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="size-4.5 shrink-0 accent-(--leaf)"
        />
        <span className={`min-w-0 flex-1 [overflow-wrap:anywhere] ${row.isChosen ? '' : 'text-ink-3'}`}>
          {name}
          {held ? <span className="block text-xs text-ink-3">{held}</span> : null}
        </span>
      </label>
      <Button look="quiet" size="sm" iconOnly icon={<ChevronUp />} disabled={isFirst} onClick={() => onMove(-1)}>
        {words.up(name)}
      </Button>
      <Button look="quiet" size="sm" iconOnly icon={<ChevronDown />} disabled={isLast} onClick={() => onMove(1)}>
        {words.down(name)}
      </Button>
    </li>
  );
}
