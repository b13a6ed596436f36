import { Check } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { texts } from './texts';

type Toast = { id: number; words: string; undo?: () => void };
type ShowToast = (words: string, options?: { undo?: () => void }) => void;

/** A toast stays as long as its Undo works. */
export const toastMs = 10_000;

const ToastContext = createContext<ShowToast>(() => {});
/** Says what was done, for ten seconds, with a way back. Never for errors that need an answer. */
export const useToast = () => useContext(ToastContext);

export function ToastHost({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const [held, setHeld] = useState(false);
  const next = useRef(0);
  const show = useCallback<ShowToast>((words, options) => {
    next.current += 1;
    setToast({ id: next.current, words, undo: options?.undo });
  }, []);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), toastMs);
    return () => clearTimeout(timer);
  }, [toast, held]);

  const undo = () => {
    toast?.undo?.();
    setToast(null);
    setHeld(false);
  };

  return (
    <ToastContext value={show}>
      {children}
      <div role="status" data-print="hide" className="pointer-events-none fixed inset-x-0 bottom-6 z-60 flex justify-center px-4">
        {toast ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the pointer or the keyboard on it only holds the time
          <div
            key={toast.id}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            className="pointer-events-auto flex min-h-11 max-w-full animate-[rise-in_300ms_var(--ease-calm)_both] items-center gap-2.5 rounded-m border border-line-strong bg-raised py-1 ps-3.5 pe-2 shadow-float"
          >
            <Check aria-hidden="true" className="size-4 shrink-0 text-leaf" />
            <span className="pe-2">{toast.words}</span>
            {toast.undo ? (
              <Button look="quiet" size="sm" onClick={undo}>
                {texts.undo}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </ToastContext>
  );
}
