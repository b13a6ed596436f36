import type { ReceivedLink } from '@folia/contracts/link/received';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Avatar } from '../../ui/avatar';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { receivedTexts as texts } from './received-texts';

/** Links from other people that the person opened while signed in, newest first. */
export function ReceivedLinks() {
  const links = useCursorPages(['received-links'], '/links/received', { query: { limit: 5 } });
  return (
    <PagedList
      pages={links}
      label={texts.title}
      failed={texts.failed}
      empty={<EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>}
      row={(link) => <ReceivedLinkRow key={link.id} link={link} />}
    />
  );
}

/** A portfolio that can be seen now is linked; one that waits behind its link is named only by its address. */
function ReceivedLinkRow({ link: { uname, name, photo, firstOpenedAt, lastOpenedAt, refusal } }: { link: ReceivedLink }) {
  const isSeen = uname !== null && name !== null;
  const title = name ?? uname ?? texts.unseen;
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 py-3 ps-2 pe-2">
      {uname ? (
        <Avatar name={title} photo={photo} size={40} className="row-span-2 self-start" />
      ) : (
        <span className="row-span-2 grid size-10 place-items-center self-start rounded-full bg-sunken text-ink-3">
          <Lock aria-hidden="true" className="size-4" />
        </span>
      )}
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        {isSeen ? (
          <Link to={paths.portfolio.href(uname)} className="link min-w-0 [overflow-wrap:anywhere]">
            {title}
          </Link>
        ) : (
          <span className={`min-w-0 [overflow-wrap:anywhere] ${uname ? '' : 'text-ink-2'}`}>{title}</span>
        )}
        <span className={`text-xs ${refusal ? 'text-ink-3' : 'text-leaf'}`}>{refusal ? texts.refusals[refusal] : texts.opens}</span>
      </span>
      <span className="text-[0.8125rem] text-ink-2">
        {texts.opened(firstOpenedAt, lastOpenedAt)}
        {!isSeen && refusal === null ? ` ${texts.openAgain}` : null}
      </span>
    </li>
  );
}
