import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { usePageHead } from '../../lib/use-page-head';
import { Button } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { EvidenceSample } from './evidence-sample';
import { PrivacySection } from './privacy-section';
import { texts } from './texts';

/** `/` for guests: what Folia is, and the way in. Rendered on the server, complete without JavaScript. */
export function LandingPage({ Trial }: { Trial: ComponentType }) {
  usePageHead(paths.home.href());
  const { openSignIn } = useSession();
  const startImport = () => openSignIn({ path: paths.resumeImport.href() });
  const start = (
    <Button look="primary" size="lg" onClick={startImport} className="rounded-m! max-sm:w-full">
      {texts.importResume}
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-[1216px] px-6 md:px-8">
      <section className="relative pt-10 md:pt-22">
        <h1 className="-ms-[0.018em] font-serif text-[clamp(2.75rem,7.2vw,6.25rem)] leading-none font-light tracking-[-0.036em] [text-wrap:wrap]">
          {texts.headlineFirst} <br className="hidden sm:block" />
          <span className="[anchor-name:--claim]">{texts.headlineSecond}</span>
        </h1>
        <p className="mt-6 mb-8 max-w-[31em] font-serif text-[1.1875rem] leading-[1.45] text-ink-2 md:text-xl md:leading-[1.45]">{texts.lead}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {start}
          <Button look="quiet" size="lg" icon={<ArrowRight />} className="flex-row-reverse max-sm:w-full" onClick={() => openSignIn()}>
            {texts.signIn}
          </Button>
        </div>
        <p className="mt-4 text-s text-ink-3">{texts.small}</p>
        <Trial />
        <EvidenceSample />
      </section>

      <section className="pt-20 md:pt-34">
        <h2 className="font-serif text-[1.75rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">{texts.stepsTitle}</h2>
        <ol className="mt-8 border-b border-line">
          {texts.steps.map((step, place) => (
            <li key={step.title} className="grid gap-x-6 gap-y-1.5 border-t border-line py-6 md:grid-cols-[64px_minmax(0,5fr)_minmax(0,7fr)] md:items-baseline">
              <span aria-hidden="true" className="font-serif text-2xl leading-none font-light text-ink-3 lining-nums">
                {place + 1}
              </span>
              <h3 className="font-serif text-2xl tracking-[-0.012em]">{step.title}</h3>
              <p className="max-w-[34em] text-m text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <PrivacySection />

      <section className="pt-20 pb-20 md:pt-34 md:pb-28">
        <h2 className="-ms-[0.018em] mb-8 font-serif text-[clamp(2.25rem,5.4vw,4.5rem)] leading-[1.04] font-light tracking-[-0.03em]">{texts.closing}</h2>
        {start}
      </section>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-7 text-s text-ink-3">
        <Logo size={26} />
        {texts.foot}
      </footer>
    </div>
  );
}
