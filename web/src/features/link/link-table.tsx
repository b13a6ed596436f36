import type { Link } from '@folia/contracts/link/shapes';
import { LinkRow, type LinkWish } from './link-row';
import { texts } from './texts';

type LinkTableProps = { links: readonly Link[]; busyId: string | null; onWish: (link: Link, wish: LinkWish) => void };

const head = 'px-3 pb-2 text-start text-[0.8125rem] font-medium text-ink-2';

export function LinkTable({ links, busyId, onWish }: LinkTableProps) {
  return (
    <table className="block w-full border-b border-line md:table">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <th scope="col" className={`${head} ps-0!`}>
            {texts.columns.for}
          </th>
          <th scope="col" className={head}>
            {texts.columns.status}
          </th>
          <th scope="col" className={`${head} text-end!`}>
            {texts.columns.views}
          </th>
          <th scope="col" className={head}>
            {texts.columns.opened}
          </th>
          <th scope="col" className={head}>
            {texts.columns.ends}
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} busy={busyId === link.id} onWish={(wish) => onWish(link, wish)} />
        ))}
      </tbody>
    </table>
  );
}
