import type { JobPage as Loaded } from '@folia/contracts/candidacy/shapes';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { api } from '../../lib/api';
import { loaderContext } from '../../lib/loader-context';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { JobView } from './job-view';
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
    <div className="page pt-8 pb-18 md:pt-14">
      <JobView shown={shown} heading={words.apply}>
        {isOpen ? <Apply page={page} key={id} /> : <p className="mt-4 font-medium">{words.closed}</p>}
      </JobView>
    </div>
  );
}

function Apply({ page }: { page: Loaded }) {
  const { signedIn, openSignIn } = useSession();
  const [byFile, setByFile] = useState(false);
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  if (byFile) return <ApplyWithFile page={page} onChanged={onChanged} />;
  return (
    <>
      {signedIn ? (
        <ApplyPanel page={page} onChanged={onChanged} />
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
