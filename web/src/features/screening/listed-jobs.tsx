import type { ListedPosting } from '@folia/contracts/posting/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { screeningKey } from './api';
import { texts } from './texts';

const words = texts.form;
/** The most postings that become jobs at once. */
const mostAtOnce = 20;

/** What became of a posting: the job that was made of it, or why none was. */
type Outcome = { jobId: string } | { failure: string } | 'busy';
type ListedJobsProps = { items: readonly ListedPosting[]; reading: string | null; onChoose: (url: string) => void };

const readPage = (url: string) => api.post('/postings/read-page', { body: { url } });

/** Reading pages has a limit a minute, which the last of many may meet: it waits until it may go on. */
async function makeJob(address: string): Promise<string> {
  const page = await readPage(address).catch(async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    await new Promise((resolve) => setTimeout(resolve, Number(error.details.retryAfter ?? 60) * 1_000));
    return readPage(address);
  });
  return (await api.post('/screening/jobs', { body: { text: page.text, url: page.url } })).id;
}

/** The postings of a board: one is looked through first, or several become jobs at once, each with its own outcome. */
export function ListedJobs({ items, reading, onChoose }: ListedJobsProps) {
  const client = useQueryClient();
  const [, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const note = (url: string, outcome: Outcome) => setOutcomes((now) => ({ ...now, [url]: outcome }));
  // One after the other: each reads a page of the same server.
  const makeAll = useMutation({
    mutationFn: async (urls: readonly string[]) => {
      // The first job that is made would close the form of an account that had none, and the outcomes with it.
      setAddress({ new: 'yes' }, { replace: true });
      for (const address of urls) {
        note(address, 'busy');
        try {
          note(address, { jobId: await makeJob(address) });
          setChosen((now) => now.filter((one) => one !== address));
        } catch (error) {
          note(address, { failure: reasonOf(error) });
        }
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: screeningKey }),
  });
  const isBusy = makeAll.isPending || reading !== null;
  return (
    <section aria-labelledby="listed-jobs">
      <h3 id="listed-jobs" className="font-semibold">
        {words.listed(items.length)}
      </h3>
      <ul className="mt-2 max-h-[60dvh] divide-y divide-line overflow-y-auto border-y border-line">
        {items.map(({ title, location, url }) => {
          const isChosen = chosen.includes(url);
          const outcome = outcomes[url];
          const isMade = typeof outcome === 'object' && 'jobId' in outcome;
          return (
            <li key={url} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-(--leaf)"
                  checked={isChosen}
                  disabled={isBusy || isMade || (!isChosen && chosen.length >= mostAtOnce)}
                  onChange={({ target }) => setChosen((now) => (target.checked ? [...now, url] : now.filter((one) => one !== url)))}
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {title}
                  {location ? <span className="block text-xs text-ink-3">{location}</span> : null}
                </span>
              </label>
              <OutcomeLine outcome={outcome} />
              {outcome === undefined ? (
                <Button
                  size="sm"
                  busy={reading === url}
                  disabled={isBusy && reading !== url}
                  aria-label={words.chooseOf(title, location)}
                  onClick={() => onChoose(url)}
                >
                  {words.choose}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" busy={makeAll.isPending} disabled={chosen.length === 0 || reading !== null} onClick={() => makeAll.mutate(chosen)}>
          {words.makeSeveral(chosen.length)}
        </Button>
        <p className="text-xs text-ink-3">{words.several(mostAtOnce)}</p>
      </div>
    </section>
  );
}

function OutcomeLine({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <span aria-live="polite" className="text-s">
      {outcome === 'busy' ? words.making : null}
      {typeof outcome === 'object' && 'failure' in outcome ? <span className="text-bad">{outcome.failure}</span> : null}
      {typeof outcome === 'object' && 'jobId' in outcome ? (
        <Link to={paths.screeningCriteria.href(outcome.jobId)} className="link">
          {words.made}
        </Link>
      ) : null}
    </span>
  );
}
