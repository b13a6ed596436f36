import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../lib/session-context';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { memberItemsOf } from './member-items';
import { texts } from './texts';

/** Items that stay in the bar on medium screens. */
const alwaysShown = 2;

const linkClass = (isActive: boolean) =>
  `relative rounded-s px-2.5 py-2 whitespace-nowrap hover:bg-raised hover:text-ink ${isActive ? 'text-ink after:absolute after:inset-x-2.5 after:-bottom-[12px] after:h-0.5 after:bg-leaf' : 'text-ink-2'}`;

export function MemberNav() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isIn = (places: readonly string[] = []) => places.some((place) => pathname === place || pathname.startsWith(`${place}/`));
  const memberItems = memberItemsOf(useSession().user);
  const rest = memberItems.slice(alwaysShown);
  return (
    // When wide open, the search covers the items.
    <nav aria-label={texts.mainNav} className="hidden items-center gap-1 text-s group-has-data-expanded/bar:invisible md:flex">
      {memberItems.map((item, place) => (
        <NavLink
          key={item.href}
          to={item.href}
          end
          className={({ isActive }) => `${linkClass(isActive || isIn(item.covers))} ${place < alwaysShown ? '' : 'hidden lg:block'}`}
        >
          {item.label}
        </NavLink>
      ))}
      {rest.length > 0 ? (
        <Menu
          align="start"
          trigger={
            <Button look="quiet" icon={<ChevronDown />} className="lg:hidden">
              {texts.more}
            </Button>
          }
          items={rest.map((item) => ({ label: item.label, onSelect: () => navigate(item.href) }))}
        />
      ) : null}
    </nav>
  );
}
