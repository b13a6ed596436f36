import { Link } from 'react-router-dom';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { buttonClass } from '../../ui/button-class';
import { SitePage, SiteSection } from '../../ui/site-page';
import { storyTexts as texts } from './story-texts';

/** `/app/stories`: what the product does, told with people who are made up, and said to be. */
const StoriesPage = () => (
  <SitePage title={texts.headline} lead={texts.lead}>
    {texts.list.map(({ id, person, trade, title, paragraphs, did }) => (
      <article
        key={id}
        id={id}
        aria-labelledby={`${id}-title`}
        className="mt-16 grid scroll-mt-6 gap-x-12 gap-y-6 border-t border-line pt-8 md:mt-22 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <div className="text-s text-ink-3">
          <p className="font-serif text-xl text-ink">{person}</p>
          <p className="mt-1 text-ink-2">{trade}</p>
          <p className="mt-3">{texts.label}</p>
          <p className="mt-3">
            {texts.with}: {did.join(', ')}
          </p>
        </div>
        <div>
          <h2 id={`${id}-title`} className="mb-5 max-w-[20em] font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em]">
            {title}
          </h2>
          <div className="max-w-[62ch] space-y-4 font-serif text-l leading-[1.6] text-ink-2">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </article>
    ))}
    <SiteSection title={texts.closing.title}>
      <p className="-mt-2 mb-6 max-w-[38em] font-serif text-l text-ink-2">{texts.closing.text}</p>
      <Link to={paths.examples.href()} className={buttonClass({ look: 'primary', size: 'lg' })}>
        {texts.closing.action}
      </Link>
    </SiteSection>
  </SitePage>
);

export const storiesPage: Page = {
  Component: StoriesPage,
  head: (appUrl) =>
    siteMeta(appUrl, paths.stories.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.stories.href() }])),
    }),
};
