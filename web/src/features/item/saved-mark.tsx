import { ArrowUpDown, CircleAlert, CloudOff, TriangleAlert } from 'lucide-react';
import { BreathingDot } from '../../ui/breathing-dot';
import { Signal } from '../../ui/signal';
import type { SaveState } from './save-state';
import { texts } from './texts';

/** Whether what was typed is saved: always an icon and a word, announced politely to screen readers. */
export function SavedMark({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div aria-live="polite" className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
      <Words state={state} />
      {state.name === 'failed' || state.name === 'offline' ? (
        <button type="button" onClick={onRetry} className="link min-h-6">
          {texts.tryAgain}
        </button>
      ) : null}
    </div>
  );
}

function Words({ state }: { state: SaveState }) {
  switch (state.name) {
    case 'new':
      return <span>{texts.notYet}</span>;
    case 'waiting':
    case 'saving':
      return (
        <span className="inline-flex items-center gap-1.5">
          <BreathingDot className="size-[7px] bg-leaf" />
          {texts.saving}
        </span>
      );
    case 'saved':
      return (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-[7px] rounded-full bg-leaf" />
          {texts.saved(state.at)}
        </span>
      );
    case 'offline':
      return (
        <Signal tone="warn" icon={<CloudOff />}>
          {texts.offline}
        </Signal>
      );
    case 'invalid':
      return (
        <Signal tone="bad" icon={<CircleAlert />}>
          {texts.notSaved}. {texts.checkFields}
        </Signal>
      );
    case 'gone':
      return (
        <Signal tone="bad" icon={<TriangleAlert />}>
          {texts.gone}
        </Signal>
      );
    case 'failed':
      return (
        <span>
          <Signal tone="bad" icon={<TriangleAlert />}>
            {texts.notSaved}.
          </Signal>{' '}
          {texts.notSavedReason(state.reason)} {state.requestId ? <code className="font-mono select-all">{texts.request(state.requestId)}</code> : null}
        </span>
      );
    case 'conflict':
      return (
        <Signal tone="fine" icon={<ArrowUpDown />}>
          {texts.conflictTitle}
        </Signal>
      );
  }
}
