import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { guestTexts as texts } from './guest-texts';

/** `/app/confirm-message#token`, from the e-mail to a guest. Only pressing the button sends, because programs that scan e-mails open links too. */
export function ConfirmMessagePage() {
  usePageTitle(texts.confirmTitle);
  // Behind the #, so that no server and no log gets it by itself.
  const token = useLocation().hash.slice(1);
  const confirm = useMutation({ mutationFn: () => api.post('/guest-messages/confirm', { body: { token } }) });
  if (!token || (confirm.error instanceof ApiError && confirm.error.status === 404)) return <NarrowPage title={texts.unknown} text={texts.unknownText} />;
  const { name = '', uname } = confirm.data ?? {};
  if (uname)
    return (
      <NarrowPage title={texts.confirmed} text={texts.confirmedText(name)}>
        <Link to={paths.portfolio.href(uname)} className="link inline-flex min-h-11 items-center">
          {texts.toPage(name)}
        </Link>
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.confirm} text={texts.confirmText}>
      <Button look="primary" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {texts.confirmAction}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {confirm.error ? reasonOf(confirm.error) : ''}
      </p>
    </NarrowPage>
  );
}
