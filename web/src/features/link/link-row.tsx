import type { Link } from '@folia/contracts/link/shapes';
import { Ban, Copy, Ellipsis, Eye, History, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { LinkStateMark } from './link-state-mark';
import { hasEnded, type ShownState } from './shown-state';
import { texts } from './texts';

export type LinkWish = 'pause' | 'resume' | 'activate' | 'unlock' | 'renew' | 'duplicate' | 'edit' | 'preview' | 'trail' | 'remove';
type LinkRowProps = { link: Link; state: ShownState; rules: string; busy: boolean; onWish: (wish: LinkWish) => void };

/** The one action that fits its state. */
const mainWish = {
  draft: 'activate',
  active: 'pause',
  locked: 'unlock',
  paused: 'resume',
  expired: 'renew',
  exhausted: 'renew',
  full: 'edit',
  empty: 'edit',
  revoked: 'duplicate',
} as const;
const cell = 'md:table-cell md:border-t md:border-line md:px-3 md:py-3 md:align-top';
const figure = `${cell} hidden text-end tabular-nums md:whitespace-nowrap`;

/** One row of the table; on phones, what the columns say is in two lines. */
export function LinkRow({ link, state, rules, busy, onWish }: LinkRowProps) {
  const isOver = hasEnded(state);
  const quiet = isOver ? 'text-ink-3' : '';
  // "Norrland Rail, Leila Karimi": what stands before the comma is looked for first.
  const [first = '', ...rest] = link.description.split(',');
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 md:table-row">
      <th scope="row" className={`${cell} text-start font-normal md:ps-0`}>
        <span className="block [overflow-wrap:anywhere]">
          <span className={isOver ? 'font-[550] text-ink-2' : 'font-semibold'}>{first}</span>
          {rest.length > 0 ? <span className="text-ink-2">,{rest.join(',')}</span> : null}
        </span>
        <span className="block text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">{rules}</span>
      </th>
      <td className={`${cell} col-start-1 mt-1 flex flex-wrap items-center gap-x-3 md:mt-0 md:whitespace-nowrap`}>
        <LinkStateMark state={state} />
        <span className="text-[0.8125rem] text-ink-3 md:hidden">{texts.inShort(link.viewCount, link.expiresAt)}</span>
      </td>
      <td className={`${figure} ${quiet}`}>{texts.count(link.viewCount, link.maxViews)}</td>
      <td className={`${figure} text-ink-2`}>{texts.count(link.visitorCount, link.maxVisitors)}</td>
      <td className={`${cell} hidden md:whitespace-nowrap ${link.lastOpenedAt ? quiet : 'text-ink-3'}`}>
        {link.lastOpenedAt ? <time dateTime={link.lastOpenedAt}>{texts.moment(link.lastOpenedAt)}</time> : texts.never}
      </td>
      <td className={`${cell} hidden md:whitespace-nowrap ${quiet}`}>
        <time dateTime={link.expiresAt}>{texts.day(link.expiresAt)}</time>
      </td>
      <td className={`${cell} col-start-2 row-start-1 row-end-3 text-end md:pe-0 md:whitespace-nowrap`}>
        <LinkActionsOf link={link} state={state} isOver={isOver} busy={busy} onWish={onWish} />
      </td>
    </tr>
  );
}

function LinkActionsOf({ link, state, isOver, busy, onWish }: Omit<LinkRowProps, 'rules'> & { isOver: boolean }) {
  const main = mainWish[state];
  const isRevoked = link.status === 'revoked';
  const item = (wish: LinkWish, icon: React.ReactNode) => ({ label: texts[wish as Exclude<LinkWish, 'remove'>], icon, onSelect: () => onWish(wish) });
  return (
    <span className="inline-flex items-center gap-1">
      <Button size="sm" look={isOver ? 'quiet' : 'outlined'} busy={busy} onClick={() => onWish(main)}>
        {texts[main]}
      </Button>
      <Menu
        label={texts.actionsFor(link.description)}
        trigger={
          <Button size="sm" look="quiet" iconOnly icon={<Ellipsis />}>
            {texts.actionsFor(link.description)}
          </Button>
        }
        items={[
          ...(isRevoked || main === 'edit' ? [] : [item('edit', <Pencil />)]),
          ...(isRevoked || state === 'empty' ? [] : [item('preview', <Eye />)]),
          item('trail', <History />),
          ...(main === 'duplicate' ? [] : [item('duplicate', <Copy />)]),
          ...(isRevoked || main === 'renew' ? [] : [item('renew', <RefreshCw />)]),
          ...(isRevoked
            ? []
            : [
                'line' as const,
                link.status === 'draft'
                  ? { label: texts.deleteDraft, icon: <Trash2 />, caution: true, onSelect: () => onWish('remove') }
                  : { label: texts.revoke, icon: <Ban />, caution: true, onSelect: () => onWish('remove') },
              ]),
        ]}
      />
    </span>
  );
}
