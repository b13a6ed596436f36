import type { Link } from '@folia/contracts/link/shapes';
import { Ban, Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { LinkStateMark } from './link-state-mark';
import { rulesInWords } from './rules-in-words';
import { texts } from './texts';

export type LinkWish = 'pause' | 'resume' | 'activate' | 'renew' | 'edit' | 'rotate' | 'remove';
type LinkRowProps = { link: Link; busy: boolean; onWish: (wish: LinkWish) => void };

/** The one action that fits its state; an ended link is renewed by changing its rules. */
const mainWish = { draft: 'activate', active: 'pause', locked: 'pause', paused: 'resume', expired: 'renew', exhausted: 'renew', revoked: null } as const;
const cell = 'md:table-cell md:border-t md:border-line md:px-3 md:py-3 md:align-top';

/** One row of the table; on phones, what the columns say is in two lines. */
export function LinkRow({ link, busy, onWish }: LinkRowProps) {
  const isOver = ['revoked', 'expired', 'exhausted'].includes(link.state);
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 md:table-row">
      <th scope="row" className={`${cell} text-start font-normal md:ps-0`}>
        <span className={`block [overflow-wrap:anywhere] ${isOver ? 'text-ink-2' : 'font-semibold'}`}>{link.description}</span>
        <span className="block text-[0.8125rem] text-ink-3">{rulesInWords(link)}</span>
      </th>
      <td className={`${cell} col-start-1 mt-1 flex flex-wrap items-center gap-x-3 md:mt-0 md:whitespace-nowrap`}>
        <LinkStateMark state={link.state} />
        <span className="text-[0.8125rem] text-ink-3 md:hidden">
          {texts.viewsInWords(link.viewCount)}
          {' · '}
          {link.expiresAt ? texts.day(link.expiresAt) : texts.noEnd}
        </span>
      </td>
      <td className={`${cell} hidden text-end tabular-nums md:whitespace-nowrap`}>{texts.views(link.viewCount, link.maxViews)}</td>
      <td className={`${cell} hidden md:whitespace-nowrap ${link.lastOpenedAt ? '' : 'text-ink-3'}`}>
        {link.lastOpenedAt ? <time dateTime={link.lastOpenedAt}>{texts.moment(link.lastOpenedAt)}</time> : texts.never}
      </td>
      <td className={`${cell} hidden md:whitespace-nowrap ${link.expiresAt ? '' : 'text-ink-3'}`}>
        {link.expiresAt ? <time dateTime={link.expiresAt}>{texts.day(link.expiresAt)}</time> : texts.noEnd}
      </td>
      <td className={`${cell} col-start-2 row-start-1 row-end-3 text-end md:pe-0 md:whitespace-nowrap`}>
        {link.status === 'revoked' ? null : <LinkActionsOf link={link} busy={busy} onWish={onWish} />}
      </td>
    </tr>
  );
}

function LinkActionsOf({ link, busy, onWish }: LinkRowProps) {
  const main = mainWish[link.state];
  return (
    <span className="inline-flex items-center gap-1">
      {main ? (
        <Button size="sm" busy={busy} onClick={() => onWish(main)}>
          {texts[main]}
        </Button>
      ) : null}
      <Menu
        label={texts.actionsFor(link.description)}
        trigger={
          <Button size="sm" look="quiet" iconOnly icon={<Ellipsis />}>
            {texts.actionsFor(link.description)}
          </Button>
        }
        items={[
          { label: texts.edit, icon: <Pencil />, onSelect: () => onWish('edit') },
          { label: texts.rotate, icon: <RefreshCw />, onSelect: () => onWish('rotate') },
          'line',
          link.status === 'draft'
            ? { label: texts.deleteDraft, icon: <Trash2 />, caution: true, onSelect: () => onWish('remove') }
            : { label: texts.revoke, icon: <Ban />, caution: true, onSelect: () => onWish('remove') },
        ]}
      />
    </span>
  );
}
