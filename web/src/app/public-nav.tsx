import { ChevronDown, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { openOverlay } from '../lib/overlay';
import { BarPanel } from '../ui/bar-panel';
import { barItem } from './nav-class';
import { legalItems, publicItems } from './public-items';
import { texts } from './texts';

/** Items that stay in the bar on medium screens. */
const alwaysShown = 2;
const opening = 'flex-row-reverse px-2! font-normal!';
type Items = readonly { to: string; label: string }[];

/** For people who are not signed in: plain links, and what opens needs no script. */
export function PublicNav() {
  return (
    <nav aria-label={texts.mainNav} className="hidden items-center text-s md:flex">
      {publicItems.map(({ to, label }, place) => (
        <BarLink key={to} to={to} className={`${barItem} ${place < alwaysShown ? '' : 'max-lg:hidden'}`}>
          {label}
        </BarLink>
      ))}
      <BarPanel label={texts.legal.title} icon={<ChevronDown />} className="max-lg:hidden" buttonClassName={opening} byHover>
        <Rows items={legalItems} />
      </BarPanel>
      <BarPanel label={texts.more} icon={<ChevronDown />} className="lg:hidden" buttonClassName={opening}>
        <Rows items={publicItems.slice(alwaysShown)} />
        <LastRows />
      </BarPanel>
    </nav>
  );
}

/** The same behind one button, on small screens. */
export function PublicMenu() {
  return (
    <BarPanel label={texts.menu} icon={<Menu />} className="md:hidden" iconOnly>
      <nav aria-label={texts.mainNav}>
        <Rows items={publicItems} />
        <LastRows />
      </nav>
    </BarPanel>
  );
}

/** Says where one is: on the page it leads to, or on one below that. */
function BarLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}

const Rows = ({ items }: { items: Items }) =>
  items.map(({ to, label }) => (
    <BarLink key={to} to={to} className="bar-row">
      {label}
    </BarLink>
  ));

const LastRows = () => (
  <>
    <hr className="my-1.5 border-line" />
    <Rows items={legalItems} />
    <hr className="my-1.5 border-line" />
    <button type="button" onClick={() => openOverlay('palette')} className="bar-row">
      {texts.palette}
    </button>
  </>
);
