import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type StepName, steps } from './steps';
import { texts } from './texts';

type StepTabsProps = { id: string; shown: number; playing: boolean; done: ReadonlySet<StepName>; onChoose: (place: number) => void };

/** The steps: a column of names, on phones a row of numerals. The shown one fills its line while it plays; those that are done have a tick. */
export function StepTabs({ id, shown, playing, done, onChoose }: StepTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowDown: shown + 1, ArrowRight: shown + 1, ArrowUp: shown - 1, ArrowLeft: shown - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const place = (to + steps.length) % steps.length;
    onChoose(place);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={texts.steps}
      aria-orientation="vertical"
      onKeyDown={move}
      className="flex border-line bg-sunken max-sm:border-b sm:flex-col sm:border-e sm:py-2.5 in-data-[theme=light]:bg-ground"
    >
      {steps.map(({ name }, place) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={place === shown}
          aria-controls={`${id}-panel-${name}`}
          tabIndex={place === shown ? 0 : -1}
          onClick={() => onChoose(place)}
          className="group/step relative flex min-h-13 items-center text-start text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:bg-surface aria-selected:font-semibold aria-selected:text-ink max-sm:flex-1 max-sm:justify-center sm:min-h-14.5 sm:ps-7 sm:pe-4 sm:aria-selected:-me-px"
        >
          <span aria-hidden="true" className="font-serif text-xl leading-none font-normal text-ink-3 lining-nums group-aria-selected/step:text-ink sm:w-7.5">
            {place + 1}
          </span>
          <span className="flex-1 max-sm:sr-only">{texts.step[name].name}</span>
          {done.has(name) ? (
            <>
              <Check aria-hidden="true" className="size-4 text-leaf max-sm:absolute max-sm:end-1.5 max-sm:top-1.5 max-sm:size-3" />
              <span className="sr-only">, {texts.done}</span>
            </>
          ) : null}
          {place === shown ? (
            <span aria-hidden="true" className="absolute inset-x-2.5 bottom-1.5 h-0.5 overflow-hidden rounded-full bg-line sm:start-7 sm:end-4">
              <span className={`block h-full origin-left bg-leaf rtl:origin-right ${playing ? 'animate-[fill-line_5s_linear_both]' : ''}`} />
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
