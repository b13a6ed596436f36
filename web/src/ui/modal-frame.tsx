import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { texts } from './texts';
import { useScrollLock } from './use-scroll-lock';

type ModalWidth = 'sm' | 'md' | 'lg' | 'xl' | 'full';
const widths: Record<ModalWidth, string> = {
  sm: 'sm:max-w-[400px]',
  md: 'sm:max-w-[640px]',
  lg: 'sm:max-w-[900px]',
  xl: 'sm:max-w-[1120px]',
  full: 'sm:max-w-[calc(100vw-48px)]',
};

export type ModalProps = {
  visible: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Stays below the scrolling content. */
  foot?: ReactNode;
  /** True: only its own controls and Escape close it, not a click outside. */
  isModal?: boolean;
  className?: string;
  width?: ModalWidth;
  closeIcon?: boolean;
  /** Small popups keep their size on phones; everything else is full-screen there. */
  popup?: boolean;
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

// Radix's own overlay is left out: it locks scrolling by a script-made <style>, which the security policy refuses.
export function ModalFrame({
  visible,
  onClose,
  title,
  children,
  foot,
  isModal = false,
  className = '',
  width = 'lg',
  closeIcon = true,
  popup = false,
  describedBy,
}: ModalProps) {
  useScrollLock(visible);
  const opener = useRef<Element | null>(null);
  const place = popup ? 'items-center justify-center p-4' : 'items-stretch justify-center sm:items-center sm:p-6';
  const shape = popup ? 'w-full max-w-[360px] rounded-l border' : `w-full ${widths[width]} sm:max-h-[90%] sm:rounded-l sm:border`;
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
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onPointerDown={(event) => event.target === event.currentTarget && !isModal && onClose()}
          className={`group fixed inset-0 z-50 flex bg-scrim outline-none data-[state=closed]:animate-[fade-out_300ms_ease_both] data-[state=open]:animate-[fade-in_300ms_ease_both] ${place}`}
        >
          <div
            className={`flex flex-col overflow-hidden border-line-strong bg-surface shadow-float group-data-[state=closed]:animate-[sink-out_300ms_var(--ease-calm)_both] group-data-[state=open]:animate-[rise-in_300ms_var(--ease-calm)_both] ${shape} ${className}`}
          >
            <div className="flex items-start gap-2 ps-5 pe-3 pt-4 sm:ps-6">
              <Dialog.Title className="section-title min-w-0 flex-1 py-1.5">{title}</Dialog.Title>
              {closeIcon ? (
                <Button look="quiet" iconOnly icon={<X />} onClick={onClose}>
                  {texts.closeDialog}
                </Button>
              ) : null}
            </div>
            <div data-dialog-body className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-5 sm:px-6">
              {children}
            </div>
            {foot ? <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 sm:px-6">{foot}</div> : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
