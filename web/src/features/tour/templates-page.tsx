import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { SitePage, SiteSection } from '../../ui/site-page';
import { StartLink } from '../../ui/start-link';
import { listed } from './listed';
import { PaperPicture, ProductPicture } from './product-picture';
import { templateTexts as texts } from './template-texts';

/** `/app/templates`: every template there is, as the product draws it for one and the same person. */
const TemplatesPage = () => (
  <SitePage title={texts.headline} lead={texts.lead} aside={<StartLink to={paths.generalResume.href()}>{texts.action}</StartLink>}>
    <ol className="mt-12 grid gap-x-12 gap-y-16 md:mt-18 md:grid-cols-2 md:gap-y-22">
      {texts.list.map(({ id, name, look, goodFor }) => (
        <li key={id} id={id} className="scroll-mt-6">
          <PaperPicture template={id} alt={texts.alt(name)} />
          <h2 className="mt-6 font-serif text-2xl tracking-[-0.012em]">{name}</h2>
          <p className="mt-1 max-w-[34em] text-m text-ink-2">{look}</p>
          <p className="mt-2 max-w-[34em] text-m">
            <span className="text-ink-3">{texts.goodFor}: </span>
            {goodFor}
          </p>
        </li>
      ))}
    </ol>
    <SiteSection title={texts.same.title}>
      <dl className="grid gap-x-12 border-b border-line md:grid-cols-2">
        {texts.same.rows.map(([name, text]) => (
          <div key={name} className="border-t border-line py-4">
            <dt className="text-m font-medium">{name}</dt>
            <dd className="max-w-[48ch] text-m text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </SiteSection>
    <SiteSection title={texts.looks.title}>
      <p className="-mt-2 max-w-[38em] font-serif text-l text-ink-2">{texts.looks.lead}</p>
      <ul className="mt-8 grid gap-8 md:grid-cols-3">
        {texts.looks.list.map(({ id, name, goodFor, alt }) => (
          <li key={id}>
            <div className="overflow-hidden rounded-m border border-line">
              <ProductPicture name={id} alt={alt} className="h-auto w-full" />
            </div>
            <h3 className="mt-4 font-serif text-xl">{name}</h3>
            <p className="mt-1 max-w-[34em] text-m text-ink-2">{goodFor}</p>
          </li>
        ))}
      </ul>
      <StartLink to={paths.generalResume.href()} className="mt-12">
        {texts.action}
      </StartLink>
    </SiteSection>
  </SitePage>
);

const path = paths.templates.href();
export const templatesPage: Page = {
  Component: TemplatesPage,
  head: (appUrl) =>
    siteMeta(appUrl, path, {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path }]), listed(appUrl, path, texts.title, texts.list)),
    }),
};
