import { ArrowDown, Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { texts } from './texts';
import type { Editing } from './use-editing';

type EditingBarProps = {
  editing: Editing /** What the changes make, which stands far below them on a narrow screen. */;
  made: { href: string; label: string };
};

/** Back and forth through the changes, whether they are kept, and a way to what they make. */
export function EditingBar({ editing: { undo, redo, isSaving, isSaved, error }, made }: EditingBarProps) {
  return (
    <>
      <div className="-mt-3 mb-1 flex min-h-7.5 items-center gap-1">
        <Button size="sm" look="quiet" iconOnly icon={<Undo2 />} aria-disabled={!undo} onClick={undo}>
          {texts.changes.undo}
        </Button>
        <Button size="sm" look="quiet" iconOnly icon={<Redo2 />} aria-disabled={!redo} onClick={redo}>
          {texts.changes.redo}
        </Button>
        <p aria-live="polite" className="text-xs text-ink-3">
          {isSaving ? texts.changes.saving : isSaved && !error ? texts.changes.saved : ''}
        </p>
        <a href={made.href} className={buttonClass({ size: 'sm', look: 'quiet', className: 'ms-auto lg:hidden' })}>
          {made.label}
          <ArrowDown aria-hidden="true" />
        </a>
      </div>
      {error ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
    </>
  );
}
