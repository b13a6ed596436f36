import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { SharedWords } from '../../ui/shared-words';
import { useToast } from '../../ui/toast';
import { candidaciesKey, correctedQuery } from './api';
import { texts } from './texts';

const words = texts.correct;

/** What they read is a page as it was. When it has changed since, one press shares it as it is now, and it is read again. */
export function CorrectPortfolio({ id, at }: { id: string; at: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const { data: now, refetch } = useQuery(correctedQuery(id));
  const share = useMutation({
    mutationFn: (shared: string) => api.put('/candidacies/{id}/portfolio', { path: { id }, body: { shared } }),
    onSuccess: () => {
      toast(words.done);
      return client.invalidateQueries({ queryKey: candidaciesKey });
    },
    onError: () => void refetch(),
  });
  // Somebody who came with a file has no page to share.
  if (!now?.resume) return null;
  const { digest } = now;
  return (
    <section aria-label={words.title} className="mt-6 rounded-m border border-line bg-surface p-4 text-s">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <p className="max-w-[68ch] flex-1 basis-80">
          <b className="font-medium">{now.isChanged ? words.changed : words.same(at)}</b>{' '}
          <span className="text-ink-2">{now.isChanged ? words.changedText(at) : words.sameText}</span>
        </p>
        {now.isChanged ? (
          <Button busy={share.isPending} onClick={() => share.mutate(digest)}>
            {words.share}
          </Button>
        ) : (
          <Link to={paths.dashboard.href()} className="link py-1">
            {words.edit}
          </Link>
        )}
      </div>
      {now.isChanged ? (
        <details className="mt-2">
          <summary className="link cursor-pointer py-1">{texts.share.open}</summary>
          <SharedWords name={now.name} resume={now.resume} />
        </details>
      ) : null}
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {share.error ? (share.error instanceof ApiError && share.error.code === 'CONFLICT' ? words.changedAgain : reasonOf(share.error)) : ''}
      </p>
    </section>
  );
}
