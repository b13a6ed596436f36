import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NarrowPage } from '../../ui/narrow-page';
import { RequestForm } from './request-form';
import { texts } from './texts';

/** `/app/oauth/{id}`: a program asks to act for who is signed in. `/app/oauth?error=`: it cannot, and no program can be told. */
export function RequestPage() {
  usePageTitle(texts.pageTitle);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['oauth-request', id],
    queryFn: () => api.get('/oauth/requests/{id}', { path: { id } }),
    enabled: id !== '',
    // What was read stays while it is answered: a second look would find it over.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!id) return <NarrowPage {...texts.refusal(query.get('error'))} />;
  if (error instanceof ApiError && error.status === 404) return <NarrowPage {...texts.over} />;
  if (error)
    return (
      <div className="page py-8">
        <LoadFailure onAgain={() => void refetch()}>{reasonOf(error)}</LoadFailure>
      </div>
    );
  if (!data?.scopes) return <Loading as="screen" />;
  return <RequestForm request={data} />;
}
