import type { ConversationSummary } from '@folia/contracts/deep-talk/conversation';
import { Link, useSearchParams } from 'react-router-dom';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { Avatar } from '../../../ui/avatar';
import { EmptyState } from '../../../ui/empty-state';
import { PagedList } from '../../../ui/paged-list';
import { ConversationView } from './conversation-view';
import { Digest } from './digest';
import { conversationHref, type Side } from './side';
import { texts } from './texts';

/** Conversations with the assistant: the list beside the chosen one, on small screens one after the other. */
export function ConversationsPanel({ side }: { side: Side }) {
  const [search] = useSearchParams();
  const chosen = search.get('talk');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[360px_minmax(0,1fr)]">
      <div className={chosen ? 'max-lg:hidden' : ''}>{side === 'asked' ? <Mine chosen={chosen} /> : <OfMe chosen={chosen} />}</div>
      {chosen ? (
        <ConversationView key={chosen} id={chosen} side={side} />
      ) : side === 'asked' ? (
        <p className="py-6 text-ink-3 max-lg:hidden">{texts.choose}</p>
      ) : (
        <div className="max-lg:order-first">
          <Digest />
        </div>
      )}
    </div>
  );
}

const key = ['deep-talk', 'conversations'] as const;

function Mine({ chosen }: { chosen: string | null }) {
  const pages = useCursorPages([...key, 'asked'], '/conversations');
  return <List pages={pages} side="asked" chosen={chosen} empty={texts.mineEmpty} />;
}

function OfMe({ chosen }: { chosen: string | null }) {
  const pages = useCursorPages([...key, 'asked-of-me'], '/deep-talk/conversations');
  return <List pages={pages} side="asked-of-me" chosen={chosen} empty={texts.ofMeEmpty} />;
}

type ListProps = {
  pages: Parameters<typeof PagedList<ConversationSummary>>[0]['pages'];
  side: Side;
  chosen: string | null;
  empty: readonly [string, string];
};

const List = ({ pages, side, chosen, empty: [title, words] }: ListProps) => (
  <PagedList
    pages={pages}
    label={texts.list}
    failed={texts.listFailed}
    empty={<EmptyState title={title}>{words}</EmptyState>}
    row={(one) => <Row key={one.id} conversation={one} side={side} isChosen={one.id === chosen} />}
  />
);

function Row({ conversation, side, isChosen }: { conversation: ConversationSummary; side: Side; isChosen: boolean }) {
  const { id, portfolio, asker, question, updatedAt, profile, linkId, isTest } = conversation;
  const name = side === 'asked' ? portfolio.name : asker ? texts.asker(asker) : texts.test;
  const photo = side === 'asked' ? portfolio.photo : (asker?.person?.photo ?? null);
  const where = linkId ? texts.byLink : profile ? texts.inProfile(profile) : '';
  return (
    <li>
      <Link
        to={conversationHref(id, side)}
        aria-current={isChosen ? 'true' : undefined}
        className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-3 hover:bg-raised aria-[current]:bg-leaf-wash"
      >
        <Avatar name={side === 'asked' || asker?.person ? name : '?'} photo={photo} size={40} className="row-span-2" />
        <span className="truncate">
          {name}
          {isTest && side === 'asked' ? <span className="ms-1.5 text-xs text-ink-3">{texts.test}</span> : null}
        </span>
        <time dateTime={updatedAt} className="text-xs text-ink-3">
          {texts.short(updatedAt)}
        </time>
        <span className="truncate text-[0.8125rem] text-ink-2">{question}</span>
        <span className="text-xs text-ink-3">{where}</span>
      </Link>
    </li>
  );
}
