import type { ConversationSummary } from '@folia/contracts/deep-talk/conversation';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { LoadFailure } from '../../../ui/load-failure';
import { Loading } from '../../../ui/loading';
import { RemovalDialog } from '../../../ui/removal-dialog';
import { EvidenceFocusContext } from '../evidence-focus';
import type { Source } from '../number-sources';
import { keptTurn } from '../turn';
import { TurnView } from '../turn-view';
import { useSources } from '../use-sources';
import { LeftContact } from './left-contact';
import type { Side } from './side';
import { texts } from './texts';

const noItems: [] = [];

/** One conversation as it was: every mark opens its words under the claim. */
export function ConversationView({ id, side }: { id: string; side: Side }) {
  const navigate = useNavigate();
  const pages = useInfiniteQuery({
    queryKey: ['deep-talk', 'conversation', id],
    queryFn: ({ pageParam, signal }) => api.get('/conversations/{id}', { path: { id }, query: { cursor: pageParam || undefined }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchOnMount: 'always',
  });
  const shown = pages.data?.pages[0];
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const turns = useMemo(
    () =>
      (pages.data?.pages ?? [])
        .flatMap((page) => page.items ?? [])
        .toReversed()
        .map((row) => ({ ...keptTurn(row), isMoreShown: opened.has(row.id) })),
    [pages.data, opened],
  );
  const name = shown?.portfolio?.name ?? '';
  const uname = shown?.portfolio?.uname ?? '';
  const slug = shown?.profile ?? null;
  const open = useCallback(
    ({ itemId, field, quotes }: Source) =>
      void navigate(`${paths.portfolio.href(uname, slug)}#item-${itemId}`, { state: { raised: { itemId, field, quotes } } }),
    [navigate, uname, slug],
  );
  const about = useMemo(() => ({ uname, slug, name, items: noItems }), [uname, slug, name]);
  const evidence = useSources(turns, { about, open, hasColumn: false });
  const isGone = pages.error instanceof ApiError && pages.error.status === 404;
  return (
    <section aria-label={texts.list} className="min-w-0">
      <Link to={paths.messages.mode(side)} className="mb-3 inline-flex min-h-11 items-center gap-2 text-ink-2 lg:hidden [&_svg]:size-4">
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Link>
      {shown?.id && !isGone ? (
        <EvidenceFocusContext value={evidence}>
          <Head conversation={shown} side={side} />
          {shown.contact ? <LeftContact conversationId={id} contact={shown.contact} isMine={shown.isMine} /> : null}
          {pages.hasNextPage ? (
            <Button size="sm" className="mt-4" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {texts.earlier}
            </Button>
          ) : null}
          <ol className="pt-6">
            {turns.map((turn) => (
              <TurnView
                key={turn.key}
                turn={turn}
                name={name}
                address={window.location.origin + paths.portfolio.href(uname, slug)}
                onMore={({ key }) => setOpened((now) => new Set([...now, key]))}
              />
            ))}
          </ol>
        </EvidenceFocusContext>
      ) : pages.isError ? (
        <LoadFailure className="py-6" onAgain={isGone ? undefined : () => void pages.refetch()}>
          {isGone ? texts.gone : texts.failed}
        </LoadFailure>
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Head({ conversation, side }: { conversation: ConversationSummary; side: Side }) {
  const { id, isMine, portfolio, asker, profile, linkId, keptUntil, turns } = conversation;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const name = side === 'asked' ? portfolio.name : asker ? texts.asker(asker) : texts.test;
  const uname = side === 'asked' ? portfolio.uname : (asker?.person?.uname ?? null);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line pb-3">
      <h2 className="min-w-0 flex-1">
        {uname ? (
          <Link to={paths.portfolio.href(uname)} className="block truncate font-serif text-l font-medium hover:text-leaf">
            {name}
          </Link>
        ) : (
          <span className="block truncate font-serif text-l font-medium">{name}</span>
        )}
        <span className="block text-[0.8125rem] font-normal text-ink-3">
          {texts.questions(turns)} · {texts.keptUntil(keptUntil)}
        </span>
      </h2>
      {isMine ? (
        <>
          {portfolio.uname && !linkId ? (
            <Link to={`${paths.portfolio.href(portfolio.uname, profile)}${profile ? '&' : '?'}ask=${id}`} className={buttonClass()}>
              {texts.goOn}
            </Link>
          ) : null}
          <Button look="quiet" onClick={() => setRemoving(true)}>
            {texts.remove}
          </Button>
        </>
      ) : null}
      {removing ? (
        <RemovalDialog
          title={texts.removeTitle}
          text={texts.removeText}
          done={texts.removed}
          remove={() => api.delete('/conversations/{id}', { path: { id } })}
          onRemoved={async () => {
            await navigate(paths.messages.mode(side));
            await client.invalidateQueries({ queryKey: ['deep-talk'] });
          }}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </header>
  );
}
