import { ChevronDown, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { BarPanel } from '../ui/bar-panel';
import { barItem } from './nav-class';
import { legalItems, publicItems } from './public-items';
import { texts } from './texts';

/** Items that stay in the bar on medium screens. */
const alwaysShown = 2;
type Items = readonly { to: string; label: string }[];

/** For people who are not signed in: plain links, and what opens needs no script. */
export function PublicNav() {
  return (
    <nav aria-label={texts.mainNav} className="hidden items-center text-s md:flex">
      {publicItems.map(({ to, label }, place) => (
        <NavLink key={to} to={to} className={`${barItem} ${place < alwaysShown ? '' : 'max-lg:hidden'}`}>
          {label}
        </NavLink>
      ))}
      <Opening label={texts.legal.title} icon={<ChevronDown />} className="max-lg:hidden" byHover>
        <Rows items={legalItems} />
      </Opening>
      <Opening label={texts.more} icon={<ChevronDown />} className="lg:hidden">
        <Rows items={publicItems.slice(alwaysShown)} />
        <LegalRows />
      </Opening>
    </nav>
  );
}

/** The same behind one button, on small screens. */
export function PublicMenu() {
  return (
    <Opening label={texts.menu} icon={<Menu />} className="md:hidden" iconOnly>
      <nav aria-label={texts.mainNav}>
        <Rows items={publicItems} />
        <LegalRows />
      </nav>
    </Opening>
  );
}

type OpeningProps = { label: string; icon: ReactNode; className: string; iconOnly?: boolean; byHover?: boolean; children: ReactNode };

function Opening(props: OpeningProps) {
  const [open, setOpen] = useState(false);
  return <BarPanel {...props} open={open} onOpen={setOpen} buttonClassName={props.iconOnly ? '' : 'flex-row-reverse font-normal! px-2!'} />;
}

const Rows = ({ items }: { items: Items }) =>
  items.map(({ to, label }) => (
    <NavLink key={to} to={to} className="bar-row">
      {label}
    </NavLink>
  ));

const LegalRows = () => (
  <>
    <hr className="my-1.5 border-line" />
    <Rows items={legalItems} />
  </>
);
