import { Briefcase, CircleHelp, Command, CreditCard, ListChecks, Lock, type LucideIcon, MessageSquare, Play, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { StepsCount } from '../features/onboarding/steps-count';
import { openOverlay } from '../lib/overlay';
import { paletteKey } from '../lib/palette-key';
import { useSession } from '../lib/session-context';
import { isCurrent, type MemberItemName, memberItemsOf } from './member-items';
import { texts } from './texts';

const icons: Record<MemberItemName, LucideIcon> = {
  careerCenter: Briefcase,
  screening: ListChecks,
  billing: CreditCard,
  setupHelper: Play,
  settings: Settings,
  helpCenter: CircleHelp,
  feedback: MessageSquare,
  admin: Lock,
};

/** The items of the bar, from one of them on, as rows of what a button opens; after them the palette, which has everything else. */
export function MemberRows({ from }: { from: number }) {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <>
      {memberItemsOf(user)
        .slice(from)
        .map((item) => {
          const Icon = icons[item.name];
          const words = (
            <>
              <Icon aria-hidden="true" />
              {texts[item.name]}
            </>
          );
          if ('act' in item)
            return (
              <button key={item.name} type="button" onClick={item.act} className="bar-row">
                {words}
                {item.name === 'setupHelper' ? <StepsCount /> : null}
              </button>
            );
          return (
            <Link key={item.name} to={item.href} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className="bar-row">
              {words}
            </Link>
          );
        })}
      <button type="button" onClick={() => openOverlay('palette')} className="bar-row">
        <Command aria-hidden="true" />
        {texts.palette}
        <kbd className="keycap ms-auto max-md:hidden">{paletteKey()}</kbd>
      </button>
    </>
  );
}
