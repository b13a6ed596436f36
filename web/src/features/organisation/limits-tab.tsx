import type { Organisation, OrganisationLimits } from '@folia/contracts/organisation/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { meterNames, texts } from './texts';

type Meter = OrganisationLimits['meters'][number];

/** Who used the most, the next, and all others together: three inks. */
const inks = ['fill-ink', 'fill-ink-2', 'fill-ink-3'] as const;

/** What the plan allows all members together, and by whom it was used. */
export function LimitsTab({ organisation: { id, seats, members, openInvitations } }: { organisation: Organisation }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['organisation', id, 'limits'], queryFn: () => api.get('/organisation/limits') });
  if (isError && !data) return <LoadFailure onAgain={() => void refetch()}>{texts.failed}</LoadFailure>;
  if (!data?.meters) return <Loading />;
  const { used: stored, limit: room } = data.storage;
  return (
    <section aria-labelledby="limits-title" className="max-w-[560px]">
      <h2 id="limits-title" className="section-title border-b border-line pb-2.5">
        {texts.limitsTitle}
      </h2>
      <ul>
        <LimitLine
          name={texts.seats}
          used={members + openInvitations}
          limit={seats}
          parts={[members, openInvitations]}
          words={texts.seatsHeld(members, openInvitations)}
        />
        {data.meters.map((meter) => (
          <MeterLine key={meter.meter} meter={meter} />
        ))}
        {stored === null ? null : (
          <LimitLine name={texts.storage} used={stored} limit={room} parts={[stored]} words={texts.storageWords} amounts={texts.storageUsed} />
        )}
      </ul>
      <p className="mt-2.5 text-xs text-ink-3">{texts.limitsNote}</p>
    </section>
  );
}

function MeterLine({ meter: { meter, used, limit, resetsAt, byPerson } }: { meter: Meter }) {
  const parts = threeOf(byPerson.map((one) => one.used));
  const words = texts.byPerson(byPerson);
  return <LimitLine name={meterNames[meter]} used={used} limit={limit} parts={parts} words={words} reset={limit && resetsAt ? texts.resets(resetsAt) : ''} />;
}

type LimitLineProps = {
  name: string;
  used: number;
  limit: number | null;
  parts: readonly number[];
  words: string;
  reset?: string;
  amounts?: typeof texts.used;
};

function LimitLine({ name, used, limit, parts, words, reset = '', amounts = texts.used }: LimitLineProps) {
  const [sum, of] = amounts(used, limit);
  return (
    <li className="border-b border-line py-3">
      <p className="flex items-baseline justify-between gap-4">
        <b className="font-[550]">{name}</b>
        <span className="tabular-nums">
          <b className="font-semibold">{sum}</b> <span className="text-ink-3">{of}</span>
        </span>
      </p>
      {limit ? <SplitBar parts={parts} whole={Math.max(limit, used)} /> : null}
      <p className="mt-1.5 text-xs text-ink-3 empty:hidden">{words}</p>
      <p className="mt-1.5 text-xs text-ink-3 empty:hidden">{reset}</p>
    </li>
  );
}

const threeOf = ([first = 0, second = 0, ...others]: number[]) => [first, second, others.reduce((sum, one) => sum + one, 0)];

// Drawn as SVG, since no style attribute is allowed. The words below say the same.
function SplitBar({ parts, whole }: { parts: readonly number[]; whole: number }) {
  let from = 0;
  return (
    <svg aria-hidden="true" width="100%" height="5" viewBox="0 0 100 5" preserveAspectRatio="none" className="mt-1.5 block rounded-[2px]">
      <rect width="100" height="5" className="fill-line" />
      {parts.map((part, place) => {
        const x = from;
        from += (part / whole) * 100;
        return <rect key={inks[place]} x={x} width={from - x} height="5" className={inks[place]} />;
      })}
    </svg>
  );
}
