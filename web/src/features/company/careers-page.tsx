import type { Opening } from '@folia/contracts/opening/shapes';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { buttonClass } from '../../ui/button-class';
import { SitePage, SiteSection } from '../../ui/site-page';
import { careersTexts as texts } from './careers-texts';

type Loaded = { openings: readonly Opening[] };

async function loadOpenings({ request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { openings = [] } = await api.get('/openings', { via: loaderContext(context).api, signal: request.signal });
  return { openings };
}

/** `/app/careers`: the openings of whoever runs this installation, or that there are none. */
function CareersPage() {
  const { openings } = useLoaderData<Loaded>();
  return (
    <SitePage title={texts.headline} lead={openings.length > 0 ? texts.lead(openings.length) : texts.none}>
      {openings.map((opening) => (
        <OpeningEntry key={opening.id} opening={opening} />
      ))}
      <SiteSection title={texts.how.title}>
        <dl className="border-b border-line">
          {texts.how.rows.map(([name, text]) => (
            <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
              <dt className="text-m font-medium">{name}</dt>
              <dd className="max-w-[58ch] text-m text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-m text-ink-2">
          {texts.write}{' '}
          <Link to={paths.feedback.href()} className="link">
            {texts.writeAction}
          </Link>
        </p>
      </SiteSection>
    </SitePage>
  );
}

const OpeningEntry = ({ opening: { id, title, place, hours, posted, text, applyAt } }: { opening: Opening }) => (
  <article
    id={id}
    aria-labelledby={`${id}-title`}
    className="mt-14 grid scroll-mt-6 gap-x-12 gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
  >
    <div>
      <h2 id={`${id}-title`} className="font-serif text-2xl tracking-[-0.012em]">
        {title}
      </h2>
      <p className="mt-2 text-s text-ink-2">{[place, texts.hours[hours]].filter(Boolean).join(' · ')}</p>
      <p className="mt-1 text-s text-ink-3">{texts.posted(posted)}</p>
    </div>
    <div>
      <div className="max-w-[62ch] space-y-4 font-serif text-l leading-[1.6] text-ink-2">
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <a href={applyAt} className={buttonClass({ size: 'lg', className: 'mt-6' })}>
        {texts.apply}
      </a>
    </div>
  </article>
);

export const careersPage: Page = {
  Component: CareersPage,
  loader: loadOpenings,
  head: (appUrl) =>
    siteMeta(appUrl, paths.careers.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.careers.href() }])),
    }),
};
