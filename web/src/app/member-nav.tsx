import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session-context';
import { BarPanel } from '../ui/bar-panel';
import { lazyPart } from '../ui/lazy-part';
import { alwaysShown, isCurrent, memberItemsOf } from './member-items';
import { barItem } from './nav-class';
import { texts } from './texts';

// Large screens never show them.
const MemberRows = lazyPart('member-rows', async () => (await import('./member-rows')).MemberRows);

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
            <button key={item.name} type="button" onClick={item.act} className={className}>
              {texts[item.name]}
            </button>
          );
        return (
          <Link key={item.name} to={item.href} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className={className}>
            {texts[item.name]}
          </Link>
        );
      })}
      <BarPanel
        label={texts.more}
        icon={<ChevronDown />}
        onOpen={setOpen}
        className="lg:hidden"
        buttonClassName="flex-row-reverse"
        panelClassName="md:w-[264px]"
      >
        {open ? <MemberRows from={alwaysShown} /> : null}
      </BarPanel>
    </nav>
  );
}
