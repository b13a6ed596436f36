import { type GrantDays, grantDays } from '@folia/contracts/oauth/resources';
import type { OauthRequest } from '@folia/contracts/oauth/shapes';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { useOrganisations } from '../../lib/use-organisations';
import { Button } from '../../ui/button';
import { Loading } from '../../ui/loading';
import { NarrowPage } from '../../ui/narrow-page';
import { Select } from '../../ui/select';
import { ScopeChoice } from './scope-choice';
import { texts } from './texts';

const usualDays: GrantDays = 90;
const own = '';

/** Who asks, for which account, what exactly and until when; nothing happens before one of the two buttons is pressed. */
export function RequestForm({ request }: { request: OauthRequest }) {
  const { user } = useSession();
  const { all: organisations = [], isError, chosen } = useOrganisations();
  const [account, setAccount] = useState(chosen?.id ?? own);
  const [scopes, setScopes] = useState(request.scopes);
  const [days, setDays] = useState<GrantDays>(usualDays);
  const path = { id: request.id };
  const answer = useMutation({
    mutationFn: (allows: boolean) =>
      allows
        ? api.post('/oauth/requests/{id}/allow', { path, body: { scopes, accountId: account || null, days } })
        : api.post('/oauth/requests/{id}/refuse', { path }),
    onSuccess: ({ continueAt }) => {
      // The browser goes on to the program's own address.
      if (continueAt) window.location.assign(continueAt);
    },
  });
  if (answer.data?.continueAt) return <Loading as="screen" text={texts.goingBack(request)} />;
  return (
    <NarrowPage title={texts.title(request)} text={texts.lead(request)}>
      <div className="border-y border-line py-3.5 text-s">
        <p className="flex items-center gap-1.5 font-[550] text-warn">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {texts.unverified}
        </p>
        <p className="mt-1 text-ink-2">{texts.unverifiedText(request)}</p>
      </div>
      <Select
        label={texts.account}
        hint={isError ? texts.accountsFailed : undefined}
        value={account}
        options={[{ value: own, label: texts.ownAccount(user.name) }, ...organisations.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={setAccount}
      />
      <ScopeChoice request={request} chosen={scopes} onChange={setScopes} />
      <Select
        label={texts.until}
        value={String(days)}
        options={grantDays.map((one) => ({ value: String(one), label: texts.untilDay(one) }))}
        onChange={(value) => setDays(grantDays.find((one) => String(one) === value) ?? usualDays)}
      />
      <p className="text-s text-ink-2">{texts.limits}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" size="lg" busy={answer.isPending && answer.variables} disabled={scopes.length === 0} onClick={() => answer.mutate(true)}>
          {texts.allow}
        </Button>
        <Button size="lg" busy={answer.isPending && !answer.variables} onClick={() => answer.mutate(false)}>
          {texts.cancel}
        </Button>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {answer.error ? reasonOf(answer.error) : ''}
      </p>
    </NarrowPage>
  );
}
