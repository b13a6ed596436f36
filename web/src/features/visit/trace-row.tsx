import type { Trace } from '@folia/contracts/visit/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { texts } from './texts';

/** All that is kept of one visit; `onErase` puts a button beside it. */
export function TraceRow({ trace, onErase, busy = false }: { trace: Trace; onErase?: () => void; busy?: boolean }) {
  const { owner, startedAt } = trace;
  const name = owner?.name || owner?.uname || texts.gone;
  const read = texts.read(trace);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p>
          {owner ? (
            <Link to={paths.portfolio.href(owner.uname)} className="font-semibold hover:text-leaf">
              {name}
            </Link>
          ) : (
            <span className="text-ink-2">{name}</span>
          )}{' '}
          <time dateTime={startedAt} className="text-[0.8125rem] text-ink-3">
            {texts.moment(startedAt)}
          </time>
        </p>
        <p className="text-[0.8125rem] text-ink-2">{texts.trace(trace)}</p>
        {read ? <p className="text-[0.8125rem] text-ink-2">{read}</p> : null}
      </div>
      {onErase ? (
        <button
          type="button"
          aria-label={texts.eraseOne(name, startedAt)}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : onErase}
          className={buttonClass({ size: 'sm' })}
        >
          {texts.eraseShort}
        </button>
      ) : null}
    </li>
  );
}
