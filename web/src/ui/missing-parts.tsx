import { TriangleAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from './button';
import { texts } from './texts';

type Missing = { error: Error; again: () => void };

let missing: readonly Missing[] = [];
const listeners = new Set<() => void>();
const change = (next: typeof missing) => {
  missing = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says that a part of the screen did not load, with a way to try again. Call the returned function when that is no longer true. */
export function noteMissing(error: Error, again: () => void): () => void {
  const part = { error, again };
  change([...missing, part]);
  return () => change(missing.filter((one) => one !== part));
}

const none: typeof missing = [];

/** One note for all parts that did not load. The page under it stays as it is. */
export function MissingParts() {
  const parts = useSyncExternalStore(
    subscribe,
    () => missing,
    () => none,
  );
  const [dismissed, setDismissed] = useState(none);
  if (parts.length === 0 || parts === dismissed) return null;
  return (
    <div role="alert" data-print="hide" className="pointer-events-none fixed inset-x-0 bottom-6 z-60 flex justify-center px-4">
      <div className="pointer-events-auto flex min-h-11 max-w-full flex-wrap items-center gap-x-2.5 rounded-m border border-line-strong bg-raised py-1 ps-3.5 pe-2 shadow-float">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warn" />
        <p className="flex-1 py-1.5">{texts.missingParts(parts.map(({ error }) => error.message))}</p>
        <Button
          size="sm"
          onClick={() => {
            for (const { again } of parts) again();
          }}
        >
          {texts.tryAgain}
        </Button>
        <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => setDismissed(parts)}>
          {texts.dismiss}
        </Button>
      </div>
    </div>
  );
}
