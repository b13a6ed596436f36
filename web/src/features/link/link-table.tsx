import type { Link } from '@folia/contracts/link/shapes';
import { useRef } from 'react';
import { useRowKeys } from '../../lib/use-row-keys';
import { LinkRow, type LinkWish } from './link-row';
import { rulesInWords } from './rules-in-words';
import { type ProfileTitles, shownStateOf } from './shown-state';
import { texts } from './texts';

type LinkTableProps = { links: readonly Link[]; profiles: ProfileTitles; busyId: string | null; onWish: (link: Link, wish: LinkWish) => void };

const head = 'px-3 pb-2 text-start text-[0.8125rem] font-medium text-ink-2';
const { columns } = texts;

export function LinkTable({ links, profiles, busyId, onWish }: LinkTableProps) {
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows, links.length > 0);
  return (
    <table className="block w-full border-b border-line md:table">
      <caption className="sr-only">{texts.title}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <th scope="col" className={`${head} ps-0!`}>
            {columns.for}
          </th>
          <th scope="col" className={head}>
            {columns.status}
          </th>
          {[columns.views, columns.people].map((name) => (
            <th key={name} scope="col" className={`${head} text-end!`}>
              {name}
            </th>
          ))}
          {[columns.seen, columns.ends].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={rows} data-rows className="block md:table-row-group">
        {links.map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            state={shownStateOf(link, profiles)}
            rules={rulesInWords(link, profiles)}
            busy={busyId === link.id}
            onWish={(wish) => onWish(link, wish)}
          />
        ))}
      </tbody>
    </table>
  );
}
