import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../lib/use-page-title';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { proposalsQuery } from './api';
import { ProposalRow } from './proposal-row';
import { texts } from './texts';

/** `/app/proposals`: what programs would change, each beside what stands there now. */
export function ProposalsPage() {
  usePageTitle(texts.title);
  const { data, isPending, refetch } = useQuery(proposalsQuery());
  const items = data?.items;
  return (
    <div className="page max-w-[calc(760px+2*var(--gutter))]! py-6 md:py-8">
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 max-w-measure text-ink-2">{texts.lead}</p>
      {isPending ? <Loading /> : null}
      {!isPending && !items ? (
        <LoadFailure className="mt-8" onAgain={() => void refetch()}>
          {texts.failed}
        </LoadFailure>
      ) : null}
      {items?.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
        </div>
      ) : null}
      {items?.length ? (
        <ul className="mt-8 border-t border-line">
          {items.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
