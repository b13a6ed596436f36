import { Link } from 'react-router-dom';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { buttonClass } from '../../ui/button-class';
import { SitePage, SiteSection } from '../../ui/site-page';
import { texts } from './texts';

const openapi = '/api/openapi.json';

/** `/app/api-docs`: what the API offers today, and what it does not yet. */
const ApiDocsPage = () => (
  <SitePage title={texts.headline} lead={texts.lead}>
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={openapi} className={buttonClass({ look: 'primary', size: 'lg' })}>
        {texts.open}
      </a>
      <Link to={paths.developers.href()} className={buttonClass({ size: 'lg' })}>
        {texts.keys}
      </Link>
      <p className="text-s text-ink-3">{texts.openNote}</p>
    </div>
    <SiteSection title={texts.exists.title}>
      <Rows rows={texts.exists.rows} />
    </SiteSection>
    <SiteSection title={texts.missing.title}>
      <Rows rows={texts.missing.rows} />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 text-m text-ink-2">
        {texts.missing.note}
        <Link to={paths.feedback.href()} className="link inline-flex min-h-11 items-center">
          {texts.missing.action}
        </Link>
      </p>
    </SiteSection>
  </SitePage>
);

const Rows = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className="border-b border-line">
    {rows.map(([name, text]) => (
      <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <dt className="text-m font-medium">{name}</dt>
        <dd className="max-w-[68ch] text-m text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

export const apiDocsPage: Page = {
  Component: ApiDocsPage,
  head: (appUrl) =>
    siteMeta(appUrl, paths.apiDocs.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.apiDocs.href() }])),
    }),
};
