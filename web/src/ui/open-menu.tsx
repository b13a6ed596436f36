import { DropdownMenu } from 'radix-ui';
import { type ButtonHTMLAttributes, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/** `id` tells apart what may be called the same. */
type MenuItem = { id?: string; label: string; icon?: ReactNode; caution?: boolean; hint?: string; disabled?: boolean } & (
  | { onSelect: () => void; download?: undefined }
  /** The address of a file to save. */
  | { download: string; onSelect?: undefined }
);

export type MenuProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  items: readonly (MenuItem | 'line')[];
  align?: 'start' | 'end';
  label?: string;
};

/** A menu once it has been opened. `byKeyboard`: it was opened by a key, so the focus goes to the first action. */
export function OpenMenu({ trigger, items, align = 'end', label, byKeyboard }: MenuProps & { byKeyboard: boolean }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeyboard) content.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  }, [byKeyboard]);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={content}
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
                asChild={item.download !== undefined}
                className={`flex min-h-11 items-center gap-2.5 rounded-s px-2.5 outline-none data-disabled:opacity-45 data-highlighted:bg-leaf-wash md:pointer-fine:min-h-[34px] [&_svg]:size-4 ${item.caution ? 'text-bad' : 'text-ink [&_svg]:text-ink-3'}`}
              >
                <Row item={item} />
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Row({ item: { icon, label, hint, download }, ...rest }: { item: MenuItem }) {
  const words = (
    <>
      {icon}
      <span className="flex-1">{label}</span>
      {hint ? <span className="text-xs text-ink-3">{hint}</span> : null}
    </>
  );
  if (download === undefined) return words;
  return (
    <a {...rest} href={download} download>
      {words}
    </a>
  );
}
