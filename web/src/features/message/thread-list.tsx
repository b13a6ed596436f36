import type { DisplayMode, Thread } from '@folia/contracts/message/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Avatar } from '../../ui/avatar';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { guestTexts } from './guest-texts';
import { texts } from './texts';

const lookAgainMs = 15_000;

type ThreadListProps = {
  mode: DisplayMode;
  current: string | null;
  /** What to say when the list is empty, with details. */
  empty?: readonly [string, string];
};

/** Pages of ten, one after another; another mode is another list from its beginning. */
export function ThreadList({ mode, current, empty = texts.empty[mode] }: ThreadListProps) {
  const threads = useCursorPages(['messages', 'list', mode], '/threads', {
    query: { mode },
    refetchInterval: lookAgainMs,
    // spec section 4: another mode starts over, and so does this one when it comes back.
    gcTime: 0,
  });
  const [title, words] = empty;
  return (
    <PagedList
      pages={threads}
      label={texts.conversations}
      failed={texts.listFailed}
      empty={<EmptyState title={title}>{words}</EmptyState>}
      row={(thread) => <ThreadRow key={thread.id} thread={thread} mode={mode} isCurrent={thread.id === current} />}
    />
  );
}

function ThreadRow({ thread, mode, isCurrent }: { thread: Thread; mode: DisplayMode; isCurrent: boolean }) {
  const { id, with: other, last, unread } = thread;
  return (
    <li>
      <Link
        to={paths.messages.thread(id, mode)}
        aria-current={isCurrent ? 'true' : undefined}
        className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 py-3 ps-2 pe-2 hover:bg-raised aria-[current]:bg-leaf-wash"
      >
        <Avatar name={other.name} photo={other.photo} size={40} className="row-span-2" />
        <span className={`truncate ${unread ? 'font-[600]' : ''}`}>
          {other.name}
          {other.guest ? <span className="ms-1.5 text-xs font-normal text-ink-3">{guestTexts.guest}</span> : null}
        </span>
        <time dateTime={last.at} className="text-xs text-ink-3">
          {texts.short(last.at, new Date())}
        </time>
        <span className={`truncate text-[0.8125rem] ${unread ? 'text-ink' : 'text-ink-2'}`}>
          {last.mine ? texts.you : ''}
          {last.text}
        </span>
        {unread ? (
          <span className="justify-self-end text-xs text-leaf">
            <span aria-hidden="true" className="me-1 inline-block size-2 rounded-full bg-leaf" />
            {texts.unread}
          </span>
        ) : (
          <span />
        )}
      </Link>
    </li>
  );
}
