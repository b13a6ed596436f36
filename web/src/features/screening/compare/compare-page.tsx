import { useQueries, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { Avatar } from '../../../ui/avatar';
import { buttonClass } from '../../../ui/button-class';
import { Crumbs } from '../../../ui/crumbs';
import { LoadFailure } from '../../../ui/load-failure';
import { Skeleton } from '../../../ui/skeleton';
import { boardQuery, candidateQuery } from '../api';
import { NumberSign } from '../board/candidate-cells';
import { nameOf } from '../board/columns';
import { mostCompared } from '../board/most-compared';
import { texts as boardTexts } from '../board/texts';
import { useColleagues } from '../board/use-colleagues';
import { ComparedCriteria } from './compared-criteria';
import { texts } from './texts';

/** `/app/screening/{jobId}/compare?ids=`: up to four candidates side by side, where they differ first. */
export function ComparePage() {
  const { jobId = '' } = useParams();
  const [address] = useSearchParams();
  const who = useColleagues();
  const ids = [...new Set((address.get('ids') ?? '').split(',').filter(Boolean))].slice(0, mostCompared);
  const board = useQuery(boardQuery(jobId));
  const asked = useQueries({ queries: ids.map((id) => candidateQuery(jobId, id)) });
  const candidates = asked.flatMap(({ data }) => (data?.candidate ? [data] : []));
  const title = texts.title(ids.length);
  usePageTitle(title);
  const job = board.data?.job;
  const criteria = board.data?.criteria;
  const failed = board.isError ? board : asked.find(({ isError }) => isError);
  const without = (id: string) =>
    paths.screeningCompare.href(
      jobId,
      ids.filter((one) => one !== id),
    );
  return (
    <div className="page-wide flex-1 py-6 md:py-8">
      <Crumbs
        label={boardTexts.crumbs}
        way={[{ label: boardTexts.jobs, href: paths.screening.href() }, ...(job ? [{ label: job.title, href: paths.screeningBoard.href(jobId) }] : [])]}
        here={texts.compare}
      />
      <h1 className="headline mt-4">{title}</h1>
      <p className="mt-1.5 text-ink-2">{texts.lead}</p>
      {failed ? (
        <LoadFailure className="py-8" onAgain={() => void failed.refetch()}>
          {texts.failed}
        </LoadFailure>
      ) : ids.length === 0 ? (
        <p className="py-8">
          <Link to={paths.screeningBoard.href(jobId)} className="link">
            {texts.choose}
          </Link>
        </p>
      ) : !criteria || candidates.length < ids.length ? (
        <div role="status" aria-label={texts.loading} className="mt-8 grid gap-4">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      ) : (
        <ComparedCriteria
          criteria={criteria}
          candidates={candidates}
          who={who}
          head={({ candidate }) => (
            <div className="flex items-center gap-2.5">
              {candidate.name === null ? <NumberSign number={candidate.number} /> : <Avatar name={candidate.name} size={32} />}
              <div className="min-w-0 flex-1 leading-[1.3]">
                <b className="block truncate font-semibold text-ink">{nameOf(candidate)}</b>
                <span className="block truncate text-xs font-normal text-ink-3">{texts.points(candidate.points)}</span>
              </div>
              {ids.length > 1 ? (
                <Link
                  to={without(candidate.id)}
                  replace
                  aria-label={texts.without(nameOf(candidate))}
                  className={buttonClass({ look: 'quiet', size: 'sm', iconOnly: true })}
                >
                  <X aria-hidden="true" />
                </Link>
              ) : null}
            </div>
          )}
        />
      )}
    </div>
  );
}
