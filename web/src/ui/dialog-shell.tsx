import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useScrollLock } from './use-scroll-lock';

type DialogShellProps = {
  visible: boolean;
  onClose: () => void;
  /** Called before Escape closes; answers whether it was used for something else. */
  onEscape?: () => boolean;
  /** Called once it is gone; answers whether the focus has gone elsewhere than back to what opened it. */
  onGone?: () => boolean;
  children: ReactNode;
  /** True: only its own controls and Escape close it, not a click outside. */
  isModal?: boolean;
  /** Small popups keep their size on phones; everything else is full-screen there. */
  popup?: boolean;
  /** Size and shape of what floats. */
  className: string;
  describedBy?: string;
};

const fields = 'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';
const controls = 'button:not(:disabled), a[href]';

/** The focus goes to what the dialog is about before its close button: the first field, the chosen option of a group, or the first button. */
function firstToFill(dialog: HTMLElement): HTMLElement | null {
  const body = dialog.querySelector('[data-dialog-body]');
  const field = body?.querySelector<HTMLInputElement>(fields);
  if (field?.type === 'radio') return body?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? field;
  return field ?? body?.querySelector<HTMLElement>(controls) ?? null;
}

/**
 * What every dialog does: holds the focus and gives it back, locks the page, closes by Escape. Inside stand a `Dialog.Title` and a `[data-dialog-body]` with the
 * first thing to fill in. Radix's own overlay is left out: it locks scrolling by a script-made <style>, which the security policy refuses.
 */
export function DialogShell({ visible, onClose, onEscape, onGone, children, isModal = false, popup = false, className, describedBy }: DialogShellProps) {
  useScrollLock(visible);
  const opener = useRef<Element | null>(null);
  const place = popup ? 'items-center justify-center p-4' : 'items-stretch justify-center sm:items-center sm:p-6';
  return (
    <Dialog.Root open={visible} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={describedBy}
          // Radix gives focus back to a trigger of its own only, and ours are opened by state.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = firstToFill(event.currentTarget as HTMLElement);
            if (!first) return;
            event.preventDefault();
            first.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!onGone?.() && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={(event) => onEscape?.() && event.preventDefault()}
          onPointerDown={(event) => event.target === event.currentTarget && !isModal && onClose()}
          className={`group fixed inset-0 z-50 flex bg-scrim outline-none data-[state=closed]:animate-[fade-out_300ms_ease_both] data-[state=open]:animate-[fade-in_300ms_ease_both] ${place}`}
        >
          <div
            className={`flex flex-col overflow-hidden border-line-strong bg-surface shadow-float group-data-[state=closed]:animate-[sink-out_300ms_var(--ease-calm)_both] group-data-[state=open]:animate-[rise-in_300ms_var(--ease-calm)_both] ${className}`}
          >
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
