import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { usePageTitle } from '../../lib/use-page-title';
import { Button } from '../../ui/button';
import { NarrowPage } from '../../ui/narrow-page';
import { unsubscribeTexts as texts } from './texts';

// People without an account have no settings.
const ofGuests: ReadonlySet<string> = new Set(['guest', 'address', 'asking']);

/**
 * `/app/unsubscribe?token=…`, from an e-mail: one press ends e-mails of its kind, without a sign-in. Opening the page alone ends nothing, because programs open
 * links too.
 */
export function UnsubscribePage() {
  usePageTitle(texts.title);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const topic = token.split('.')[0] ?? '';
  const what = texts.what(topic);
  const end = useMutation({ mutationFn: () => api.post('/notifications/unsubscribe', { body: { token } }) });
  const allow = useMutation({ mutationFn: () => api.post('/notifications/allow-askings', { body: { token } }), onSuccess: () => end.reset() });
  const isUnknown = what === null || (end.error instanceof ApiError && end.error.status === 404);
  if (isUnknown) return <NarrowPage title={texts.unknown} text={texts.unknownText} />;
  const again =
    topic === 'asking' ? (
      <>
        <Button look="quiet" busy={allow.isPending} onClick={() => allow.mutate()}>
          {texts.allow}
        </Button>
        <p role="alert" className="text-bad empty:hidden">
          {allow.error ? reasonOf(allow.error) : ''}
        </p>
      </>
    ) : null;
  if (allow.isSuccess && !end.isSuccess) return <NarrowPage title={texts.allowed} text={texts.allowedText} />;
  if (end.isSuccess)
    return (
      <NarrowPage title={texts.done} text={texts.doneText(what)}>
        {ofGuests.has(topic) ? (
          again
        ) : (
          <Link to={paths.settingsTab.href('notifications')} className="link inline-flex min-h-11 items-center">
            {texts.settings}
          </Link>
        )}
      </NarrowPage>
    );
  return (
    <NarrowPage title={texts.ask} text={texts.askText(what)}>
      <Button look="primary" size="lg" busy={end.isPending} onClick={() => end.mutate()}>
        {texts.end}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {end.error ? reasonOf(end.error) : ''}
      </p>
      {again}
    </NarrowPage>
  );
}
