import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogShell } from './dialog-shell';
import { texts } from './texts';

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

export function ModalFrame({ title, children, foot, className = '', width = 'lg', closeIcon = true, popup = false, onClose, ...shell }: ModalProps) {
  const shape = popup ? 'w-full max-w-[360px] rounded-l border' : `w-full ${widths[width]} sm:max-h-[90%] sm:rounded-l sm:border`;
  return (
    <DialogShell {...shell} popup={popup} onClose={onClose} className={`${shape} ${className}`}>
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
    </DialogShell>
  );
}
