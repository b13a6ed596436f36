import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { FeedbackForm } from './feedback-form';
import { texts } from './texts';

const OwnFeedback = lazyPart('own-feedback', async () => (await import('./own-feedback')).OwnFeedback, { inPlace: true });

/** The path of a page of ours. What follows it, and the address of a protected link, may hold secrets. */
const pathIn = (about: string | null): string => (/^\/(?!protected\/)[^?#]*/.exec(about ?? '')?.[0] ?? '').slice(0, 300);

/** `/app/feedback`: with or without an account. */
function FeedbackPage() {
  const { signedIn } = useSession();
  const [search] = useSearchParams();
  /** The address that was given, once it is sent. */
  const [sent, setSent] = useState<string | null>(null);
  return (
    <div className="page py-10 md:py-16">
      <div className="mx-auto max-w-[640px]">
        <h1 className="font-serif text-4xl font-normal tracking-[-0.022em]">{texts.title}</h1>
        <p className="mt-4 mb-8 font-serif text-xl text-balance text-ink-2">{texts.description}</p>
        <noscript>
          <p className="mb-6 text-ink-2">{texts.needsScripts}</p>
        </noscript>
        {sent === null ? (
          <FeedbackForm about={pathIn(search.get('about'))} onSent={setSent} />
        ) : (
          <div role="status" className="space-y-4">
            <h2 className="section-title">{texts.sentTitle}</h2>
            <p className="max-w-[56ch] text-ink-2">{signedIn ? texts.sentPerson : sent ? texts.sentAddress(sent) : texts.sentNameless}</p>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button onClick={() => setSent(null)}>{texts.another}</Button>
              <Link to={paths.help.href()} className="link">
                {texts.help}
              </Link>
            </p>
          </div>
        )}
        {signedIn ? <OwnFeedback /> : null}
      </div>
    </div>
  );
}

const { title, description } = texts;
export const feedbackPage: SitePage = { Component: FeedbackPage, head: (appUrl) => siteMeta(appUrl, paths.feedback.href(), { title, description }) };
