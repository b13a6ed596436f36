import { Check, TriangleAlert } from 'lucide-react';
import { texts } from './texts';

export type Saved = { name: 'nothing' } | { name: 'saving' } | { name: 'saved' } | { name: 'failed'; message: string };

/** Whether the last change was saved; announced politely to screen readers. */
export function SavedLine({ saved }: { saved: Saved }) {
  return (
    <p aria-live="polite" className="min-h-6 text-[0.8125rem] text-ink-3">
      {saved.name === 'saving' ? texts.saving : null}
      {saved.name === 'saved' ? (
        <span className="inline-flex items-center gap-1.5">
          <Check aria-hidden="true" className="size-3.5 text-good" />
          {texts.saved}
        </span>
      ) : null}
      {saved.name === 'failed' ? (
        <span className="flex items-start gap-1.5 text-bad">
          <TriangleAlert aria-hidden="true" className="mt-[3px] size-3.5 shrink-0" />
          {texts.notSaved} {saved.message}
        </span>
      ) : null}
    </p>
  );
}
