import { type ReactNode, useId } from 'react';
import { moveFocus } from './move-focus';

type Tab = { value: string; label: string; count?: number; content: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void };

/** Several views under their names; only the shown one is in the document. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const shown = tabs.find((tab) => tab.value === value);
  return (
    <>
      <div role="tablist" aria-label={label} onKeyDown={moveFocus} className="flex gap-4 overflow-x-auto border-b border-line md:gap-6">
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
