import { type Plans, planNames } from '@folia/contracts/plans';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { texts } from './section-texts';

/** The four plans in one line each, from the very limits that are counted. */
export function PricingTeaser({ plans }: { plans: Plans }) {
  return (
    <section aria-labelledby="pricing" className="pt-20 md:pt-34">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-6">
        <h2 id="pricing" className="font-serif text-[2rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">
          {texts.pricingTitle}
        </h2>
        <Link to={paths.pricing.href()} className="inline-flex min-h-11 items-center gap-1.5 font-[550] text-leaf hover:text-leaf-strong">
          {texts.pricingAll}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <dl>
        {planNames.map((name) => {
          const plan = plans[name];
          return (
            <div
              key={name}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 py-4 md:grid-cols-[26fr_20fr_54fr] ${plan.label ? 'border-t-3 border-ink' : 'border-t border-line'}`}
            >
              <dt className="font-serif text-xl">
                {texts.planNames[name]}
                {plan.label ? <span className="ms-2.5 text-m whitespace-nowrap text-ink-2">{plan.label}</span> : null}
              </dt>
              <dd className="tabular-nums">
                <b className="font-semibold">{texts.price(plan)}</b> {plan.price ? <span className="text-ink-2">{texts.aMonth}</span> : null}
              </dd>
              <dd className="text-m text-ink-2 max-md:col-span-2">{texts.included(plan)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
