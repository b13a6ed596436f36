import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { SitePage, SiteSection } from '../../ui/site-page';
import { StartLink } from '../../ui/start-link';
import { featureTexts } from './feature-texts';
import { listed } from './listed';
import { ProductPicture } from './product-picture';

/** `/app/features`: each thing the product does, with a picture of it at work. */
function FeaturesPage() {
  const texts = featureTexts(webConfig().assistantName);
  return (
    <SitePage title={texts.headline} lead={texts.lead}>
      <nav aria-label={texts.contents} className="mt-6 text-s md:mt-8">
        <ul className="flex flex-wrap gap-x-6">
          {texts.features.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center text-ink-2 hover:text-leaf md:min-h-8">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {texts.features.map((feature) => (
        <section
          key={feature.id}
          id={feature.id}
          aria-labelledby={`${feature.id}-title`}
          className="grid scroll-mt-6 items-start gap-x-12 gap-y-7 pt-16 md:pt-26 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
        >
          <div>
            <p className="mb-2 text-s text-ink-3">{feature.name}</p>
            <h2 id={`${feature.id}-title`} className="font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em]">
              {feature.title}
            </h2>
            <p className="mt-3 max-w-[34em] font-serif text-l leading-[1.55] text-ink-2">{feature.text}</p>
            <ul className="mt-5 max-w-[38em] border-b border-line text-s text-ink-2">
              {feature.facts.map((fact) => (
                <li key={fact} className="border-t border-line py-2.5">
                  {fact}
                </li>
              ))}
            </ul>
            <Link to={feature.to} className="link mt-3 inline-flex min-h-11 items-center text-s">
              {feature.action}
            </Link>
          </div>
          <figure className="overflow-hidden rounded-m border border-line bg-surface max-md:-mx-2">
            {/* A phone shows the upper left part, large enough to be read. */}
            <ProductPicture name={feature.picture} alt={feature.alt} className="w-full max-md:h-[440px] max-md:object-cover max-md:object-left-top md:h-auto" />
          </figure>
        </section>
      ))}
      <SiteSection title={texts.more.title}>
        <dl className="border-b border-line">
          {texts.more.rows.map(([name, text]) => (
            <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
              <dt className="text-m font-medium">{name}</dt>
              <dd className="max-w-[58ch] text-m text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </SiteSection>
      <SiteSection title={texts.closing.title}>
        <StartLink to={paths.resumeImport.href()}>{texts.closing.action}</StartLink>
      </SiteSection>
    </SitePage>
  );
}

const path = paths.features.href();
export const featuresPage: Page = {
  Component: FeaturesPage,
  head: (appUrl) => {
    const { title, description, features } = featureTexts(webConfig().assistantName);
    return siteMeta(appUrl, path, {
      title,
      description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: title, path }]), listed(appUrl, path, title, features)),
    });
  },
};
