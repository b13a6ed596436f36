import type { DisplayMode, Thread } from '@folia/contracts/message/shapes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { texts } from './texts';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';

const modes = ['inbox', 'unread', 'sent', 'archived'] as const satisfies readonly DisplayMode[];

const lookAgainMs = 15_000;

type MessagesPageProps = {
  menuOf: (person: Thread['with']) => ReactNode;
  /** What stands beside the messages under a tab of its own. */
  others: readonly { mode: string; label: string; panel: ReactNode }[];
};

/** `/app/messages`: the list beside the conversation, on small screens one after the other. Both are part of the address. */
export function MessagesPage({ menuOf, others }: MessagesPageProps) {
  usePageTitle(texts.title);
  const [search] = useSearchParams();
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) => api.get('/threads/unread', { signal }),
    refetchInterval: lookAgainMs,
    refetchOnMount: 'always',
  });
  const mode = modes.find((one) => one === search.get('mode')) ?? 'inbox';
  const other = others.find((one) => one.mode === search.get('mode'));
  const thread = search.get('thread');
  const tabs = [...modes.map((one) => ({ mode: one as string, label: texts.modes[one] })), ...others];
  const nav = useRef<HTMLElement>(null);
  const current = other?.mode ?? mode;
  // On phones the row of tabs is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab && nav.current) nav.current.scrollLeft = tab.offsetLeft - nav.current.offsetLeft - 16;
  }, [current]);
  return (
    <div className="page py-6 md:py-8">
      <h1 className={`headline mb-4 ${thread ? 'max-lg:sr-only' : ''}`}>{texts.title}</h1>
      <nav
        ref={nav}
        aria-label={texts.whichOnes}
        className={`mb-3 flex gap-4 overflow-x-auto border-b border-line md:gap-6 ${thread || search.has('talk') ? 'max-lg:hidden' : ''}`}
      >
        {tabs.map((tab) => (
          <Link
            key={tab.mode}
            to={paths.messages.mode(tab.mode)}
            aria-current={tab.mode === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-leaf aria-[current]:font-[550] aria-[current]:text-ink"
          >
            {tab.label}
            {tab.mode === 'unread' && unread.data?.count ? <span className="ms-1 font-normal text-ink-3">{unread.data.count}</span> : null}
          </Link>
        ))}
      </nav>
      {other ? (
        <div className="pt-2">{other.panel}</div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[360px_minmax(0,1fr)]">
          <div className={thread ? 'max-lg:hidden' : ''}>
            <ThreadList mode={mode} current={thread} />
          </div>
          {thread ? (
            <ThreadView key={thread} id={thread} back={paths.messages.mode(mode)} menuOf={menuOf} />
          ) : (
            <p className="py-6 text-ink-3 max-lg:hidden">{texts.choose}</p>
          )}
        </div>
      )}
    </div>
  );
}
