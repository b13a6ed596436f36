import { Link, useLoaderData } from 'react-router-dom';
import { loadPlans, type PlansData } from '../../lib/load-plans';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, faqPage, structuredData } from '../../lib/structured-data';
import { SitePage, SiteSection } from '../../ui/site-page';
import { StartLink } from '../../ui/start-link';
import { freeTexts as texts } from './free-texts';
import { Questions } from './questions';

/** `/free-portfolio`: what is free forever, with its figures from the list of plans. */
function FreePortfolioPage() {
  const { plans } = useLoaderData<PlansData>();
  return (
    <SitePage title={texts.headline} lead={texts.lead} aside={<StartLink to={paths.resumeImport.href()}>{texts.action}</StartLink>}>
      <dl className="mt-12 border-b border-line md:mt-18">
        {texts.rows(plans).map(({ figure, name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,6fr)] md:items-baseline">
            <dt className="contents">
              <span className="font-serif text-3xl leading-none tracking-[-0.02em] lining-nums">{figure}</span>
              <span className="text-m font-medium">{name}</span>
            </dt>
            <dd className="max-w-[58ch] text-m text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <SiteSection title={texts.steps.title}>
        <ol className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {texts.steps.list.map(({ title, text }, place) => (
            <li key={title} className="border-t border-line-strong pt-4">
              <span aria-hidden="true" className="font-serif text-2xl font-light text-ink-3 lining-nums">
                {place + 1}
              </span>
              <h3 className="mt-1 text-m font-semibold">{title}</h3>
              <p className="mt-1 max-w-[40ch] text-m text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-2">
          <StartLink to={paths.resumeImport.href()}>{texts.action}</StartLink>
          <Link to={paths.pricing.href()} className="link inline-flex min-h-11 items-center">
            {texts.compare}
          </Link>
        </div>
      </SiteSection>
      <Questions title={texts.questionsTitle} questions={texts.questions(plans)} />
    </SitePage>
  );
}

const path = paths.freePortfolio.href();
export const freePortfolioPage: Page<PlansData | undefined> = {
  Component: FreePortfolioPage,
  loader: loadPlans,
  head: (appUrl, data) =>
    siteMeta(appUrl, path, {
      title: texts.title,
      description: texts.description,
      structuredData: data && structuredData(breadcrumbs(appUrl, [{ name: texts.title, path }]), faqPage(texts.questions(data.plans))),
    }),
};
