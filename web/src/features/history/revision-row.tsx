import type { Revision } from '@folia/contracts/history/shapes';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { texts } from './texts';

/** Further changes in one step are summed up. */
const shown = 4;

/** One step: when, what happened, who did it, and the way back to before it. */
export function RevisionRow({ revision, disabled, onUndo }: { revision: Revision; disabled: boolean; onUndo: () => void }) {
  const { at, by, changes } = revision;
  const cause = texts.cause(revision);
  const more = revision.more + Math.max(0, changes.length - shown);
  return (
    <li className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 md:grid-cols-[64px_minmax(0,1fr)_auto]">
      <time dateTime={at} className="pt-0.5 text-[0.8125rem] text-ink-3 tabular-nums">
        {texts.time(at)}
      </time>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {cause ? <p className="font-[550]">{cause}</p> : null}
        <ul className={cause ? 'text-[0.8125rem] text-ink-2' : ''}>
          {changes.slice(0, shown).map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same
            <li key={place}>{texts.change(change)}</li>
          ))}
          {more > 0 ? <li className="text-ink-3">{texts.more(more)}</li> : null}
        </ul>
        <p className="text-xs text-ink-3">{texts.by[by]}</p>
      </div>
      <Button size="sm" icon={<Undo2 />} disabled={disabled} aria-label={texts.undoOf(at)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </li>
  );
}
