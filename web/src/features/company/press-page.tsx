import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { webConfig } from '../../lib/config';
import { type SitePage as Page, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { breadcrumbs, structuredData } from '../../lib/structured-data';
import { buttonClass } from '../../ui/button-class';
import { SitePage, SiteSection } from '../../ui/site-page';
import { brandColours, brandMarks } from './brand-colours';
import { pressTexts as texts } from './press-texts';

/** `/app/press`: what whoever writes about Folia needs. */
const PressPage = () => (
  <SitePage title={texts.headline} lead={texts.lead}>
    <SiteSection title={texts.wordmark.title}>
      <p className="-mt-2 mb-8 max-w-[46ch] font-serif text-l text-ink-2">{texts.wordmark.text}</p>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {brandMarks.map(({ file, name, ground, use }) => (
          <li key={file}>
            <div className="relative grid h-40 place-items-center overflow-hidden rounded-m border border-line">
              <Ground colour={ground} className="absolute inset-0 size-full" />
              <img src={`/press/${file}`} alt={texts.wordmark.alt(name)} loading="lazy" width={122} height={64} className="relative h-16 w-auto" />
            </div>
            <p className="mt-3 text-m font-medium">{name}</p>
            <p className="text-s text-ink-3">{use}</p>
            <a href={`/press/${file}`} download className="link mt-1 inline-flex min-h-11 items-center gap-2 text-s">
              <Download aria-hidden="true" className="size-4" />
              {texts.wordmark.download}
            </a>
          </li>
        ))}
      </ul>
    </SiteSection>
    <SiteSection title={texts.colours.title}>
      <ul className="border-b border-line">
        {brandColours.map(({ name, use, token, dark, light }) => (
          <li key={token} className="grid gap-x-6 gap-y-3 border-t border-line py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,4fr)] md:items-center">
            <div>
              <p className="text-m font-medium">{name}</p>
              <p className="text-s text-ink-3">{use}</p>
            </div>
            {([texts.colours.dark, texts.colours.light] as const).map((theme) => {
              const value = theme === texts.colours.dark ? dark : light;
              return (
                <p key={theme} className="flex items-center gap-3 text-s">
                  <Ground colour={value} className="size-9 shrink-0 rounded-s border border-line-strong" />
                  <span>
                    <span className="text-ink-3">{theme}</span> <code className="font-mono">{value}</code>
                  </span>
                </p>
              );
            })}
          </li>
        ))}
      </ul>
    </SiteSection>
    <SiteSection title={texts.words.title}>
      <dl className="border-b border-line">
        {texts.words.list.map(({ length, text }) => (
          <div key={length} className="grid gap-x-6 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <dt className="text-m font-medium">{length}</dt>
            <dd className="max-w-[62ch] font-serif text-l leading-[1.55] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </SiteSection>
    <SiteSection title={texts.rules.title}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {(
          [
            [texts.rules.doTitle, texts.rules.do],
            [texts.rules.dontTitle, texts.rules.dont],
          ] as const
        ).map(([title, lines]) => (
          <section key={title} aria-label={title} className="border-t-[3px] border-ink pt-4">
            <h3 className="mb-2 text-m font-semibold">{title}</h3>
            <ul className="text-m text-ink-2">
              {lines.map((line) => (
                <li key={line} className="border-b border-line py-2.5">
                  {line}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SiteSection>
    <SiteSection title={texts.say.title}>
      <dl className="border-b border-line">
        {[...(webConfig().claims ? texts.say.claims : []), ...texts.say.rows].map(([said, meant]) => (
          <div key={said} className="grid gap-x-6 gap-y-1 border-t border-line py-4 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <dt className="text-m font-medium">{said}</dt>
            <dd className="max-w-[58ch] text-m text-ink-2">{meant}</dd>
          </div>
        ))}
      </dl>
    </SiteSection>
    <SiteSection title={texts.contact.title}>
      <p className="-mt-2 mb-5 font-serif text-l text-ink-2">{texts.contact.text}</p>
      <Link to={paths.feedback.href()} className={buttonClass({ size: 'lg' })}>
        {texts.contact.action}
      </Link>
    </SiteSection>
  </SitePage>
);

/** A plain colour. An attribute, because a page from the server may hold no style. */
const Ground = ({ colour, className }: { colour: string; className: string }) => (
  <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1" className={className}>
    <rect width="1" height="1" fill={colour} />
  </svg>
);

export const pressPage: Page = {
  Component: PressPage,
  head: (appUrl) =>
    siteMeta(appUrl, paths.press.href(), {
      title: texts.title,
      description: texts.description,
      structuredData: structuredData(breadcrumbs(appUrl, [{ name: texts.title, path: paths.press.href() }])),
    }),
};
