import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { confirmEmailTexts as texts } from './email-texts';

/** `/app/confirm-email#token`, from the e-mail to a new address; works on any device, signed in or not. */
export function ConfirmEmailPage() {
  usePageTitle(texts.title);
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({ mutationFn: () => api.post('/email/confirm', { body: { token } }) });
  if (!token || (confirm.error instanceof ApiError && confirm.error.status === 404)) return <NarrowPage title={texts.unknown} text={texts.unknownText} />;
  if (confirm.data?.email)
    return (
      <NarrowPage title={texts.done} text={texts.doneText(confirm.data.email)}>
        <Link to={paths.settingsTab.href('sign-ins')} className="link inline-flex min-h-11 items-center">
          {texts.settings}
        </Link>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.ask} text={texts.askText}>
      <Button look="primary" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {texts.confirm}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {confirm.error ? reasonOf(confirm.error) : ''}
      </p>
    </NarrowPage>
  );
}
