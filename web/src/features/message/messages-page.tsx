import type { DisplayMode, Thread } from '@folia/contracts/message/shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { usePageTitle } from '../../lib/use-page-title';
import { texts } from './texts';
import { ThreadList } from './thread-list';
import { ThreadView } from './thread-view';

const modes = ['inbox', 'unread', 'sent', 'archived'] as const satisfies readonly DisplayMode[];

const lookAgainMs = 15_000;

/** `/app/messages`: the list beside the conversation, on small screens one after the other. Both are part of the address. */
export function MessagesPage({ menuOf }: { menuOf: (person: Thread['with']) => ReactNode }) {
  usePageTitle(texts.title);
  const [search] = useSearchParams();
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }) => api.get('/threads/unread', { signal }),
    refetchInterval: lookAgainMs,
    refetchOnMount: 'always',
  });
  const mode = modes.find((one) => one === search.get('mode')) ?? 'inbox';
  const thread = search.get('thread');
  return (
    <div className="page py-6 md:py-8">
      <h1 className={`headline mb-4 ${thread ? 'max-lg:sr-only' : ''}`}>{texts.title}</h1>
      <div className="grid gap-x-12 lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className={thread ? 'max-lg:hidden' : ''}>
          <nav aria-label={texts.whichOnes} className="mb-3 flex gap-4 overflow-x-auto border-b border-line">
            {modes.map((one) => (
              <Link
                key={one}
                to={paths.messages.mode(one)}
                aria-current={one === mode ? 'page' : undefined}
                className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-leaf aria-[current]:font-[550] aria-[current]:text-ink"
              >
                {texts.modes[one]}
                {one === 'unread' && unread.data?.count ? <span className="ms-1 font-normal text-ink-3">{unread.data.count}</span> : null}
              </Link>
            ))}
          </nav>
          <ThreadList mode={mode} current={thread} />
        </div>
        {thread ? (
          <ThreadView key={thread} id={thread} back={paths.messages.mode(mode)} menuOf={menuOf} />
        ) : (
          <p className="py-6 text-ink-3 max-lg:hidden">{texts.choose}</p>
        )}
      </div>
    </div>
  );
}
