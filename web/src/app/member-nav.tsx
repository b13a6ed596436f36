import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session-context';
import { BarPanel } from '../ui/bar-panel';
import { alwaysShown, isCurrent, memberItemsOf } from './member-items';
import { MemberRow } from './member-row';
import { barItem } from './nav-class';
import { texts } from './texts';

/** The items in the bar: on medium screens the first two and More. */
export function MemberNav() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const memberItems = memberItemsOf(useSession().user);
  return (
    // When wide open, the search covers the items.
    <nav aria-label={texts.mainNav} className="hidden items-center text-s group-has-data-expanded/bar:invisible md:flex">
      {memberItems.map((item, place) => {
        const className = `${barItem} ${place < alwaysShown ? '' : 'max-lg:hidden'}`;
        if ('act' in item)
          return (
            <button key={item.label} type="button" onClick={item.act} className={className}>
              {item.label}
            </button>
          );
        return (
          <Link key={item.label} to={item.href} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className={className}>
            {item.label}
          </Link>
        );
      })}
      <BarPanel
        label={texts.more}
        icon={<ChevronDown />}
        open={open}
        onOpen={setOpen}
        className="lg:hidden"
        buttonClassName="flex-row-reverse"
        panelClassName="md:w-[264px]"
      >
        {memberItems.slice(alwaysShown).map((item) => (
          <MemberRow key={item.label} item={item} />
        ))}
      </BarPanel>
    </nav>
  );
}
