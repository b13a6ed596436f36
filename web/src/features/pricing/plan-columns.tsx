import { type Plan, type PlanName, planNames } from '@folia/contracts/plans';
import type { UsageView } from '@folia/contracts/usage/shapes';
import { Link, useLoaderData } from 'react-router-dom';
import type { PlansData } from '../../lib/load-plans';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button-class';
import { StartLink } from '../../ui/start-link';
import { linesOf, nameOf, pricesOf } from './plan-words';
import { texts } from './texts';

// The switch above the columns says which of the two is shown, so that it works without scripts.
const inMonths = 'group-has-[input[value=year]:checked]/pricing:hidden';
const inYears = 'hidden group-has-[input[value=year]:checked]/pricing:block';

/** The four plans side by side, without boxes. `usage`: the plan of who reads, and what is used of it. */
export function PlanColumns({ usage }: { usage?: UsageView }) {
  const { plans } = useLoaderData<PlansData>();
  return (
    <div className="mt-8 grid gap-x-8 gap-y-8 md:mt-12 md:grid-cols-2 min-[1001px]:grid-cols-4">
      {planNames.map((name) => (
        <PlanColumn key={name} name={name} plan={plans[name]} usage={usage} />
      ))}
    </div>
  );
}

type ColumnProps = { name: PlanName; plan: Plan; usage?: UsageView };

function PlanColumn({ name, plan, usage }: ColumnProps) {
  const prices = pricesOf(plan);
  const isMost = plan.label !== undefined;
  return (
    <section
      aria-label={nameOf[name]}
      className={`flex flex-col pb-2 ${isMost ? 'border-t-[3px] border-ink pt-3.5 max-md:order-first' : 'border-t border-line-strong pt-4'}`}
    >
      <div className="flex min-h-7 items-baseline justify-between gap-3">
        <h2 className="text-m font-semibold">{nameOf[name]}</h2>
        {plan.label ? <span className="font-serif text-m italic">{plan.label}</span> : null}
      </div>
      {(['month', 'year'] as const).map((period) => (
        <div key={period} className={period === 'month' ? inMonths : inYears}>
          <p className="mt-3 mb-1 font-serif text-[3.5rem] leading-none tracking-[-0.03em] lining-nums md:mt-6">{prices[period].sum}</p>
          <p className="text-s text-ink-3 md:min-h-[3em]">{prices[period].words}</p>
        </div>
      ))}
      <div className="mt-4 mb-6">
        <PlanAction name={name} plan={plan} usage={usage} />
      </div>
      <ul className="grid gap-2.5 text-s">
        {linesOf(name, plan).map(({ figure, words, meter }) => {
          const own = meter && usage?.plan === name ? usage.meters.find((one) => one.meter === meter) : undefined;
          return (
            <li key={words} className={figure ? 'grid grid-cols-[2.75rem_minmax(0,1fr)] text-ink-2' : ''}>
              {figure ? <b className="font-semibold text-ink tabular-nums">{figure}</b> : null}
              {words}
              {own ? <span className="col-start-2 text-xs text-ink-3">{texts.used(own)}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const wide = 'w-full';

function PlanAction({ name, plan, usage }: ColumnProps) {
  if (usage?.plan === name) return <p className="flex h-12 items-center border-b border-line text-s font-[550] md:pointer-fine:h-11">{texts.yourPlan}</p>;
  if (name === 'enterprise')
    return (
      <Link to={usage ? paths.billing.href(name) : paths.feedback.href()} className={buttonClass({ size: 'lg', className: wide })}>
        {texts.talk}
      </Link>
    );
  if (usage && plan.price === 0) return <p className="flex h-12 items-center text-s text-ink-3 md:pointer-fine:h-11">{texts.forAll}</p>;
  if (usage)
    return (
      <Link to={paths.billing.href(name)} className={buttonClass({ size: 'lg', look: plan.label ? 'primary' : 'outlined', className: wide })}>
        {texts.choose(nameOf[name])}
      </Link>
    );
  return (
    <StartLink to={paths.resumeImport.href()} look={plan.label ? 'primary' : 'outlined'} className={wide}>
      {texts.start}
    </StartLink>
  );
}
