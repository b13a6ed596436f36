import type { Thread } from '@folia/contracts/message/shapes';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { useToast } from '../../ui/toast';
import { Composer } from './composer';
import { guestTexts } from './guest-texts';
import { MessageList } from './message-list';
import { texts } from './texts';

const lookAgainMs = 10_000;

export function ThreadView({ id, back, menuOf }: { id: string; back: string; menuOf: (person: Thread['with']) => ReactNode }) {
  const client = useQueryClient();
  const pages = useInfiniteQuery({
    queryKey: ['messages', 'thread', id],
    queryFn: ({ pageParam, signal }) => api.get('/threads/{id}', { path: { id }, query: { cursor: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: lookAgainMs,
    refetchOnMount: 'always',
  });
  const thread = pages.data?.pages[0]?.thread;
  const messages = pages.data?.pages.flatMap((page) => page.items ?? []) ?? [];
  const newest = messages[0]?.id;
  const isUnread = thread?.unread === true;
  useEffect(() => {
    if (!isUnread || !newest) return;
    void api.patch('/threads/{id}', { path: { id }, body: { readUntil: newest } }).then(
      () => Promise.all([client.invalidateQueries({ queryKey: ['messages'] }), client.invalidateQueries({ queryKey: ['notifications'] })]),
      // If marking fails now, the next look does it.
      () => {},
    );
  }, [id, isUnread, newest, client]);

  const isGone = pages.error instanceof ApiError && pages.error.status === 404;
  return (
    <section aria-label={thread?.with.name ?? texts.title} className="flex min-w-0 flex-col">
      <Link to={back} className="mb-3 inline-flex min-h-11 items-center gap-2 text-ink-2 lg:hidden [&_svg]:size-4">
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Link>
      {thread && !isGone ? (
        <>
          <Head thread={thread} menu={menuOf(thread.with)} />
          {pages.hasNextPage ? (
            <Button size="sm" className="mt-4 self-center" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {texts.earlier}
            </Button>
          ) : null}
          <MessageList messages={messages} name={thread.with.name} />
          {thread.with.guest ? <p className="pb-3 text-[0.8125rem] [overflow-wrap:anywhere] text-ink-3">{reachOf(thread.with.guest)}</p> : null}
          {thread.with.guest?.reachable === false ? null : <Composer key={id} threadId={id} />}
        </>
      ) : pages.isError ? (
        <LoadFailure className="py-6" onAgain={isGone ? undefined : () => void pages.refetch()}>
          {isGone ? texts.gone : texts.threadFailed}
        </LoadFailure>
      ) : (
        <Loading />
      )}
    </section>
  );
}

const reachOf = ({ email, reachable }: NonNullable<Thread['with']['guest']>) => (reachable ? guestTexts.byEmail(email) : guestTexts.unreachable);

function Head({ thread, menu }: { thread: Thread; menu: ReactNode }) {
  const { id, with: other, archived } = thread;
  const client = useQueryClient();
  const toast = useToast();
  const put = useMutation({
    mutationFn: (away: boolean) => api.patch('/threads/{id}', { path: { id }, body: { archived: away } }),
    onSuccess: async (_answer, away) => {
      toast(away ? texts.archived : texts.unarchived, { undo: () => put.mutate(!away) });
      await client.invalidateQueries({ queryKey: ['messages'] });
    },
  });
  return (
    <header className="flex items-center gap-3 border-b border-line pb-3">
      <Avatar name={other.name} photo={other.photo} size={40} />
      <h2 className="min-w-0 flex-1">
        {other.uname === null ? (
          <span className="block truncate font-serif text-l font-medium">{other.name}</span>
        ) : (
          <Link to={paths.portfolio.href(other.uname)} className="block truncate font-serif text-l font-medium hover:text-leaf">
            {other.name}
          </Link>
        )}
        <span className="block truncate text-[0.8125rem] font-normal text-ink-3">
          {other.guest ? `${guestTexts.guest} · ${other.guest.email}` : `@${other.uname}`}
        </span>
      </h2>
      <Button look="quiet" iconOnly icon={archived ? <ArchiveRestore /> : <Archive />} busy={put.isPending} onClick={() => put.mutate(!archived)}>
        {archived ? texts.unarchive : texts.archive}
      </Button>
      {menu}
    </header>
  );
}
