import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { defaultDescription } from '../../lib/build-head';
import { claimedHead, screeningAim } from '../../lib/claims';
import { webConfig } from '../../lib/config';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { organization, structuredData, webSite } from '../../lib/structured-data';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Demo, Sections } from './later-parts';
import { type LandingData, loadLanding } from './load-landing';
import { ReaderPanels } from './reader-panels';
import { texts } from './texts';

/** What Folia is, shown at work, and the way in. Rendered on the server, complete without JavaScript. */
function LandingPage({ Trial }: { Trial: ComponentType }) {
  const { figures, plans } = useLoaderData<LandingData>();
  const { signedIn, openSignIn } = useSession();
  const { claims } = webConfig();
  // Members, who may come by /app/landing-v2, need no sign-in in between.
  const start = (size: 'md' | 'lg') =>
    signedIn ? (
      <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary', size, className: 'rounded-m! max-sm:w-full' })}>
        {texts.importResume}
      </Link>
    ) : (
      <Button look="primary" size={size} onClick={() => openSignIn({ path: paths.resumeImport.href() })} className="rounded-m! max-sm:w-full">
        {texts.importResume}
      </Button>
    );
  return (
    <div className="mx-auto w-full max-w-[1216px] px-6 md:px-8">
      <section className="relative pt-8 md:pt-22">
        <h1 className="-ms-[0.018em] font-serif text-[clamp(2.75rem,7.2vw,6.25rem)] leading-none font-light tracking-[-0.036em] [text-wrap:wrap]">
          {texts.headlineFirst} <br className="hidden sm:block" />
          <span className="[anchor-name:--claim]">{texts.headlineSecond}</span>
        </h1>
        <p className="mt-5 mb-6 max-w-[31em] font-serif text-[1.125rem] leading-[1.45] text-ink-2 md:mt-6 md:mb-8 md:text-xl md:leading-[1.45]">{texts.lead}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {start('lg')}
          <Link to={paths.examples.href()} className={buttonClass({ look: 'quiet', size: 'lg', className: 'max-sm:w-full' })}>
            {texts.examples}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
        <p className="mt-4 text-s text-ink-3">{texts.small(plans)}</p>
        <Trial />
        <Demo />
      </section>
      <Sections name="journey" hasClaims={claims} figures={figures} plans={plans} />
      <ReaderPanels start={start('md')} aim={claims ? screeningAim : null} />
      <Sections name="facts" hasClaims={claims} figures={figures} plans={plans} />
      <section className="pt-20 md:pt-34">
        <h2 className="-ms-[0.018em] mb-8 max-w-[15em] font-serif text-[clamp(2.25rem,5.4vw,4.75rem)] leading-[1.03] font-light tracking-[-0.032em]">
          {texts.closing}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {start('lg')}
          <Link to={paths.howScoresAreMade.href()} className={buttonClass({ look: 'quiet', size: 'lg', className: 'max-sm:w-full' })}>
            {texts.closingOther}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </section>
    </div>
  );
}

/** All addresses of the start page are one page. `Trial`: where a resume is tried without an account. */
export const landingPage = (Trial: ComponentType): SitePage => ({
  Component: () => <LandingPage Trial={Trial} />,
  head: (appUrl) =>
    siteMeta(appUrl, paths.home.href(), {
      ...(webConfig().claims ? claimedHead : {}),
      structuredData: structuredData(webSite(appUrl, defaultDescription), organization(appUrl)),
    }),
  loader: loadLanding,
});
