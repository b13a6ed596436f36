import { type ReactNode, useEffect, useId, useRef } from 'react';
import { moveFocus } from './move-focus';

type Tab = { value: string; label: string; count?: number; content: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void };

/** Several views under their names; only the shown one is in the document. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.value === value);
  // On a phone the names stand beside each other, wider than the screen: an address may name one that is out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector(`[id="${id}-${value}"]`)?.getBoundingClientRect();
    const seen = list.current?.getBoundingClientRect();
    if (!list.current || !tab || !seen) return;
    if (tab.left < seen.left || tab.right > seen.right) list.current.scrollLeft += tab.left - seen.left - (seen.width - tab.width) / 2;
  }, [id, value]);
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus} className="flex gap-4 overflow-x-auto border-b border-line md:gap-6">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onFocus={() => tab === shown || onChange(tab.value)}
            className="-mb-px min-h-11 border-b-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink aria-selected:border-leaf aria-selected:font-[550] aria-selected:text-ink focus-visible:-outline-offset-2"
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="ms-1 font-normal text-ink-3">{tab.count}</span>}
          </button>
        ))}
      </div>
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is reached from its tab, also where nothing in it takes the focus
        <div key={shown.value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.value}`} tabIndex={0} className="pt-5 outline-none">
          {shown.content}
        </div>
      ) : null}
    </>
  );
}
