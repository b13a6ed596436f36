import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

type PaperPopoverProps = {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  label: string;
  children: ReactNode;
};

/** What opens under the button of paper, length and contact data. The button is there before this is. */
export function PaperPopover({ trigger, isOpen, onChange, label, children }: PaperPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onChange}>
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            trigger.current?.focus();
          }}
          // A press on the button closes it anyway. If it were closed here first, the press would open it again.
          onInteractOutside={(event) => trigger.current?.contains(event.target as Node) && event.preventDefault()}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[320px] max-w-[calc(100vw-24px)] overflow-y-auto rounded-m border border-line-strong bg-raised p-4 shadow-float data-[state=open]:animate-[fade-in_120ms_ease_both]"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
