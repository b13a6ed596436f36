import type { JobPage as Loaded } from '@folia/contracts/candidacy/shapes';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { JobCriteria } from './job-criteria';
import { texts } from './texts';

const words = texts.job;
const ApplyPanel = lazyPart('apply', async () => (await import('./apply-panel')).ApplyPanel, { inPlace: true });

const ApplyWithFile = lazyPart('apply-with-file', async () => (await import('./apply-with-file')).ApplyWithFile, { inPlace: true });

const loadJob = ({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> =>
  api.get('/job-pages/{jobId}', { path: { jobId: params.jobId ?? '' }, via: loaderContext(context).api, signal: request.signal });

/** `/jobs/{id}`: what a job asks for, who reads, for how long, and the way to apply. */
function JobPage() {
  const page = useLoaderData<Loaded>();
  const { id, isOpen, shown } = page;
  return (
    <div className="page grid gap-x-18 gap-y-10 pt-8 pb-18 md:pt-14 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <h1 className="-ms-[0.03em] max-w-[18em] font-serif text-4xl font-normal tracking-[-0.022em] text-balance">{shown.title}</h1>
        <p className="mt-3 text-m text-ink-2">{words.by(shown)}</p>
        <JobCriteria criteria={shown.criteria} />
      </div>
      <aside className="lg:row-span-2">
        <div className="rounded-m border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--bar)+24px)]">
          <h2 className="section-title">{words.apply}</h2>
          <dl className="mt-4 space-y-3 border-y border-line py-4 text-s">
            <Fact name={words.who}>{words.whoText(shown)}</Fact>
            <Fact name={words.hidden}>{words.hiddenText(shown.isBlind)}</Fact>
            <Fact name={words.kept}>{words.keptText(shown.keptMonths)}</Fact>
          </dl>
          <p className="mt-4 text-s text-ink-2">{words.sees}</p>
          <p className="mt-2 text-s">
            <a href={paths.helpArticle.href('notices-for-your-counsel')} className="link">
              {words.rights}
            </a>
          </p>
          {isOpen ? <Apply page={page} key={id} /> : <p className="mt-4 font-medium">{words.closed}</p>}
        </div>
      </aside>
      <section aria-label={words.text} className="min-w-0">
        <h2 className="section-title mb-4">{words.text}</h2>
        <p className="max-w-[68ch] font-serif text-l leading-[1.62] wrap-break-word whitespace-pre-line text-ink-2">{shown.text}</p>
      </section>
    </div>
  );
}

function Apply({ page }: { page: Loaded }) {
  const { signedIn, openSignIn } = useSession();
  const [byFile, setByFile] = useState(false);
  if (byFile) return <ApplyWithFile page={page} />;
  return (
    <>
      {signedIn ? (
        <ApplyPanel page={page} />
      ) : (
        <Button
          look="primary"
          size="lg"
          className="mt-4 w-full"
          onClick={() => openSignIn({ path: paths.job.href(page.id), source: 'other', lead: words.signInLead })}
        >
          {words.signIn}
        </Button>
      )}
      <Button look="quiet" className="mt-2 w-full" onClick={() => setByFile(true)}>
        {words.byFile}
      </Button>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-ink">{children}</dd>
  </div>
);

export const jobPage: SitePage<Loaded | undefined> = {
  Component: JobPage,
  loader: loadJob,
  head: (appUrl, data) =>
    data
      ? siteMeta(appUrl, paths.job.href(data.id), {
          title: [data.shown.title, data.shown.company].filter(Boolean).join(' · '),
          description: words.description(data.shown.company, data.shown.title),
          noindex: !data.isOpen,
        })
      : { noindex: true },
};
