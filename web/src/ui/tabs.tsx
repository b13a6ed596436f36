import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; count?: number; content: ReactNode };
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (value: string) => void };

// Not for server-rendered pages: Radix writes a style attribute on the list, which the security policy refuses in markup.
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-4 overflow-x-auto border-b border-line md:gap-6">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:border-leaf data-[state=active]:font-[550] data-[state=active]:text-ink focus-visible:-outline-offset-2"
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="ms-1 font-normal text-ink-3">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5 outline-none">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
