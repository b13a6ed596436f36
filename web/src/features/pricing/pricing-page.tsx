import { useLoaderData } from 'react-router-dom';
import { loadPlans, type PlansData } from '../../lib/load-plans';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { breadcrumbs, faqPage, product, structuredData } from '../../lib/structured-data';
import { lazyPart } from '../../ui/lazy-part';
import { SitePage } from '../../ui/site-page';
import { ComparisonTable } from './comparison-table';
import { offersOf } from './offers';
import { PlanColumns } from './plan-columns';
import { Questions } from './questions';
import { texts } from './texts';

const periodLabel =
  'flex min-h-10 items-center rounded-[7px] px-3.5 text-s whitespace-nowrap text-ink-2 has-checked:bg-ink has-checked:font-medium has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-8.5';

const OwnPlanColumns = lazyPart('own-plan', async () => (await import('./own-plan-columns')).OwnPlanColumns, { waiting: <PlanColumns /> });

/** `/pricing`: every plan with every limit, from the one list of plans. Members see what they have used. */
function PricingPage() {
  const { plans } = useLoaderData<PlansData>();
  const { signedIn } = useSession();
  const switchOfPeriod = (
    <fieldset className="inline-flex w-fit rounded-m border border-line-field p-[3px]">
      <legend className="sr-only">{texts.period}</legend>
      {(['month', 'year'] as const).map((period) => (
        <label key={period} className={periodLabel}>
          <input type="radio" name="period" value={period} defaultChecked={period === 'month'} className="sr-only" />
          {period === 'month' ? texts.monthly : texts.annual}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div className="group/pricing">
      <SitePage title={texts.headline} lead={texts.lead} aside={switchOfPeriod}>
        {signedIn ? <OwnPlanColumns /> : <PlanColumns />}
        <p className="mt-8 text-s text-ink-3">{texts.under}</p>
        <ComparisonTable plans={plans} />
        <Questions title={texts.questionsTitle} questions={texts.questions(plans)} />
      </SitePage>
    </div>
  );
}

const path = paths.pricing.href();
export const pricingPage: Page<PlansData | undefined> = {
  Component: PricingPage,
  loader: loadPlans,
  head: (appUrl, data) =>
    siteMeta(appUrl, path, {
      title: texts.title,
      description: texts.description,
      structuredData:
        data &&
        structuredData(
          breadcrumbs(appUrl, [{ name: texts.title, path }]),
          product(appUrl, texts.description, offersOf(data.plans)),
          faqPage(texts.questions(data.plans)),
        ),
    }),
};
