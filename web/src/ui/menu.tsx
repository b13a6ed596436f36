import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** `id` tells apart what may be called the same. */
type MenuItem = { id?: string; label: string; icon?: ReactNode; onSelect: () => void; caution?: boolean; hint?: string; disabled?: boolean };

type MenuProps = { trigger: ReactNode; items: readonly (MenuItem | 'line')[]; align?: 'start' | 'end'; label?: string };

/** Actions behind one button. The trigger must be a button that takes a ref. */
export function Menu({ trigger, items, align = 'end', label }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] overflow-y-auto rounded-m border border-line-strong bg-raised p-1.5 shadow-float data-[state=open]:animate-[fade-in_120ms_ease_both]"
        >
          {items.map((item, place) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
              <DropdownMenu.Separator key={`line-${place}`} className="my-1.5 h-px bg-line" />
            ) : (
              <DropdownMenu.Item
                key={item.id ?? item.label}
                disabled={item.disabled}
                onSelect={item.onSelect}
                className={`flex min-h-11 items-center gap-2.5 rounded-s px-2.5 outline-none data-disabled:opacity-45 data-highlighted:bg-leaf-wash md:pointer-fine:min-h-[34px] [&_svg]:size-4 ${item.caution ? 'text-bad' : 'text-ink [&_svg]:text-ink-3'}`}
              >
                {item.icon}
                <span className="flex-1">{item.label}</span>
                {item.hint ? <span className="text-xs text-ink-3">{item.hint}</span> : null}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
