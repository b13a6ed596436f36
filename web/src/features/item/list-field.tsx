import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../ui/button';
import { controlClass, Field } from '../../ui/field';
import { moveEntry } from './move-item';
import { texts } from './texts';

type ListFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  value: readonly string[];
  max: number;
  maxItems: number;
  onChange: (value: string[]) => void;
};

/** A list of texts: Enter adds the next, and pasting many lines creates many entries. */
export function ListField({ label, hint, error, value, max, maxItems, onChange }: ListFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  // Entries have no identity of their own; long ones get enough room to be read.
  const long = max > 300;
  const focus = (place: number) => setTimeout(() => list.current?.querySelectorAll<HTMLElement>('textarea, input').item(place)?.focus());
  const insert = (place: number) => {
    onChange([...value.slice(0, place), '', ...value.slice(place)]);
    focus(place);
  };
  const write = (place: number, text: string) => {
    const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*[-*•]\s+/, ''));
    onChange([...value.slice(0, place), ...lines, ...value.slice(place + 1)].slice(0, maxItems));
    if (lines.length > 1) focus(place + lines.length - 1);
  };
  const remove = (place: number) => {
    onChange(value.filter((_, index) => index !== place));
    focus(Math.max(0, place - 1));
  };
  const move = (place: number, way: 'up' | 'down') => {
    onChange(moveEntry(value, place, way));
    focus(way === 'up' ? place - 1 : place + 1);
  };
  const keys = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      insert(place + 1);
    } else if (event.key === 'Backspace' && value[place] === '') {
      event.preventDefault();
      remove(place);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      event.stopPropagation();
      move(place, event.key === 'ArrowUp' ? 'up' : 'down');
    }
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...notes }) => (
        <div>
          <ol ref={list} className="space-y-2 empty:hidden">
            {value.map((text, place) => {
              const control = {
                ...notes,
                id: place === 0 ? id : undefined,
                'aria-label': texts.entryOf(label, place + 1),
                value: text,
                onKeyDown: (event: KeyboardEvent) => keys(event, place),
              };
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
                <li key={place} className="flex items-start gap-1">
                  {long ? (
                    <textarea
                      {...control}
                      rows={1}
                      onChange={(event) => write(place, event.target.value)}
                      className={`${controlClass} field-sizing-content leading-[1.5]`}
                    />
                  ) : (
                    <input {...control} onChange={(event) => write(place, event.target.value)} className={controlClass} />
                  )}
                  <span className="flex shrink-0 max-sm:flex-col md:pt-1">
                    <Button
                      look="quiet"
                      size="sm"
                      iconOnly
                      icon={<ChevronUp />}
                      disabled={place === 0}
                      className="max-sm:hidden"
                      onClick={() => move(place, 'up')}
                    >
                      {texts.entryUp(place + 1)}
                    </Button>
                    <Button
                      look="quiet"
                      size="sm"
                      iconOnly
                      icon={<ChevronDown />}
                      disabled={place === value.length - 1}
                      className="max-sm:hidden"
                      onClick={() => move(place, 'down')}
                    >
                      {texts.entryDown(place + 1)}
                    </Button>
                    <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => remove(place)}>
                      {texts.removeEntry(place + 1)}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ol>
          <Button
            id={value.length === 0 ? id : undefined}
            look="quiet"
            size="sm"
            icon={<Plus />}
            disabled={value.length >= maxItems}
            className="-ms-2.5 mt-1"
            data-add
            onClick={() => insert(value.length)}
            aria-label={`${texts.addEntry}: ${label}`}
          >
            {texts.addEntry}
          </Button>
        </div>
      )}
    </Field>
  );
}
