import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import type { Waiting } from '../lib/plan-job';
import { reasonOf } from '../lib/reason-of';
import { storageKeys, writeStored } from '../lib/storage';
import { Button } from './button';
import { lazyPart } from './lazy-part';
import { Signal } from './signal';
import { texts } from './texts';

const NextPlanSum = lazyPart('next-plan-sum', async () => (await import('./next-plan-sum')).NextPlanSum);
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

type SpentPanelProps = Waiting & {
  /** What is counted, in the plural, and what is to be done, as an order: “Score it”. */
  units: string;
  act: string;
  /** What the next plan costs; by itself it is asked for. */
  sum?: ReactNode;
};

/**
 * Beside what was typed, never over it: the meter is spent. To wait is the filled button, and it is done by itself; where a meter does not start again, a bigger
 * plan is. Who goes for one finds what was asked for done by it, and comes back to this screen. After a press it takes the focus, and comes into sight.
 */
export function SpentPanel({ spent: { used, limit, resetsAt }, isRefusal, units, act, wait, sum = <NextPlanSum /> }: SpentPanelProps) {
  const when = resetsAt ? new Date(resetsAt) : null;
  const { spent: words } = texts;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isRefusal) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefusal]);
  const waits = wait.kept === 'reset' && when !== null;
  const seePlans = () => {
    writeStored('sessionStorage', storageKeys.cameFrom, pathname + search);
    const go = () => void navigate(paths.pricing.href());
    // What waits for its day starts with a bigger plan, too.
    if (wait.kept) go();
    else wait.mutate('plan', go);
  };
  return (
    <section ref={panel} tabIndex={-1} aria-label={words.label} className="scroll-mb-6 border-t-2 border-warn pt-4 outline-none">
      <Signal tone="warn" icon={<Clock aria-hidden="true" />}>
        {words.used(used, limit, units)}
      </Signal>
      <h2 className="section-title mt-1.5">{when ? words.title(day.format(when)) : words.titleOnce}</h2>
      <p className="mt-1.5 mb-4 text-ink-2">{when ? words.text(clock.format(when)) : words.textOnce}</p>
      {waits ? (
        <p role="status" className="mb-2 font-[550]">
          {words.waits(day.format(when))}{' '}
          <Link to={paths.billing.href()} className="link">
            {words.list}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-col gap-2">
        {when && !waits ? (
          <Button look="primary" busy={wait.isPending} onClick={() => wait.mutate('reset')}>
            {words.act(act, day.format(when))}
          </Button>
        ) : null}
        <Button look={when ? 'outlined' : 'primary'} busy={!when && wait.isPending} onClick={seePlans}>
          {words.plans}
        </Button>
        {sum}
        <p className="text-xs text-ink-3">{words.plansText}</p>
      </div>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {wait.error ? reasonOf(wait.error) : ''}
      </p>
    </section>
  );
}
