import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useMay } from '../../lib/may';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { ClaimDomainForm } from './claim-domain-form';
import { DomainRow } from './domain-row';
import { texts } from './texts';

/** `/app/verification`: the domains of the account that this browser acts for. */
export function VerificationPage() {
  usePageTitle(texts.title);
  const { chosen } = useOrganisations();
  const { data, isError, refetch } = useQuery({ queryKey: ['verifications'], queryFn: ({ signal }) => api.get('/verifications', { signal }), staleTime: 0 });
  const mayVerify = useMay('account.verify');
  return (
    <div className="page py-6 md:py-8">
      <h1 className="headline [overflow-wrap:anywhere]">{chosen ? `${texts.title}, ${chosen.name}` : texts.title}</h1>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{texts.lead(chosen?.name ?? null)}</p>
      {isError && !data ? (
        <LoadFailure className="mt-6" onAgain={() => void refetch()}>
          {texts.failed}
        </LoadFailure>
      ) : null}
      {!data && !isError ? <Loading /> : null}
      {data?.items ? (
        <>
          <p role="status" className="mt-5 font-medium">
            {data.isVerified ? texts.yes : texts.no}
          </p>
          {data.items.length > 0 ? (
            <ul aria-label={texts.list} className="mt-3 divide-y divide-line border-y border-line">
              {data.items.map((one) => (
                <DomainRow key={one.id} verification={one} mayVerify={mayVerify} />
              ))}
            </ul>
          ) : null}
          {mayVerify ? <ClaimDomainForm /> : <p className="mt-5 text-ink-2">{texts.whoCan}</p>}
        </>
      ) : null}
    </div>
  );
}
