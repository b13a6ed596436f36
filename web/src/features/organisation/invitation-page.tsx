import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { useOrganisations } from '../../lib/use-organisations';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { NarrowPage } from '../../ui/narrow-page';
import { texts } from './texts';

/** `/app/invitation#token`, from the e-mail: what one is invited to is shown to whoever has it; to accept one signs in. */
export function InvitationPage() {
  usePageTitle(texts.invitationTitle);
  const { hash, pathname } = useLocation();
  const { signedIn, openSignIn } = useSession();
  const token = hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.post('/invitations/open', { body: { token } }),
    enabled: token !== '',
  });
  if (!token || (error instanceof ApiError && error.status === 404)) return <NarrowPage title={texts.invitationUnknown} text={texts.invitationUnknownText} />;
  if (error && !data)
    return (
      <div className="page py-8">
        <LoadFailure onAgain={() => void refetch()}>{reasonOf(error)}</LoadFailure>
      </div>
    );
  if (!data?.organisation) return <Loading />;
  return (
    <NarrowPage title={texts.invitationAsk(data.organisation)} text={texts.invitationText(data.invitedBy, data.role)}>
      <p className="text-ink-2">{texts.invitationKeeps}</p>
      {signedIn ? (
        <Accept token={token} organisation={data.organisation} />
      ) : (
        <Button look="primary" size="lg" onClick={() => openSignIn({ path: pathname + hash })}>
          {texts.invitationSignIn}
        </Button>
      )}
    </NarrowPage>
  );
}

function Accept({ token, organisation }: { token: string; organisation: string }) {
  const { choose } = useOrganisations();
  const client = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation({
    mutationFn: () => api.post('/invitations/accept', { body: { token } }),
    onSuccess: async ({ id }) => {
      await client.fetchQuery({ queryKey: ['organisations'], queryFn: () => api.get('/organisations'), staleTime: 0 });
      choose(id);
      await navigate(paths.organisation.href());
    },
  });
  return (
    <>
      <Button look="primary" size="lg" busy={accept.isPending} onClick={() => accept.mutate()}>
        {texts.accept(organisation)}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {accept.error ? reasonOf(accept.error) : ''}
      </p>
    </>
  );
}
