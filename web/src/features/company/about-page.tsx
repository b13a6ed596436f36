import { Link } from 'react-router-dom';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, organization, structuredData } from '../../lib/structured-data';
import { SitePage, SiteSection } from '../../ui/site-page';
import { aboutTexts as texts } from './about-texts';

const links = [
  [paths.features.href(), texts.more.links.features],
  [paths.howScoresAreMade.href(), texts.more.links.score],
  [paths.privacy.href(), texts.more.links.privacy],
  [paths.feedback.href(), texts.more.links.feedback],
] as const;

/** `/app/about`: why it is there and by which rules it works. */
const AboutPage = () => (
  <SitePage title={texts.headline} lead={texts.lead}>
    <SiteSection title={texts.why.title}>
      <Paragraphs paragraphs={texts.why.paragraphs} />
    </SiteSection>
    <SiteSection title={texts.rules.title}>
      <ol className="border-b border-line">
        {texts.rules.list.map(([title, text], place) => (
          <li key={title} className="grid gap-x-6 gap-y-1.5 border-t border-line py-6 md:grid-cols-[64px_minmax(0,5fr)_minmax(0,7fr)] md:items-baseline">
            <span aria-hidden="true" className="font-serif text-2xl leading-none font-light text-ink-3 lining-nums">
              {place + 1}
            </span>
            <h3 className="font-serif text-[1.375rem] leading-[1.2] tracking-[-0.012em] md:pe-6">{title}</h3>
            <p className="max-w-[34em] text-m text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </SiteSection>
    <SiteSection title={texts.measured.title}>
      <Paragraphs paragraphs={texts.measured.paragraphs} />
    </SiteSection>
    <SiteSection title={texts.not.title}>
      <ul className="border-b border-line font-serif text-l text-ink-2">
        {texts.not.list.map((line) => (
          <li key={line} className="border-t border-line py-3.5">
            {line}
          </li>
        ))}
      </ul>
    </SiteSection>
    <nav aria-label={texts.more.title} className="mt-10 flex flex-wrap gap-x-6">
      {links.map(([to, label]) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
    </nav>
  </SitePage>
);

const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="max-w-[62ch] space-y-4 font-serif text-l leading-[1.6] text-ink-2">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

export const aboutPage: Page = {
  Component: AboutPage,
  head: (appUrl) =>
    siteMeta(appUrl, paths.about.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.about.href() }]), organization(appUrl)),
    }),
};
