import { LogOut, Mail, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { setTheme, useTheme } from '../lib/theme';
import { Avatar } from '../ui/avatar';
import { BarPanel } from '../ui/bar-panel';
import { Segmented } from '../ui/segmented';
import { memberItemsOf } from './member-items';
import { MemberRow } from './member-row';
import { texts } from './texts';

const line = <hr className="my-1.5 border-line" />;

/** Small screens: everything is behind one button. */
export function MemberMenu() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const { user, signOut } = useSession();
  return (
    <BarPanel label={texts.menu} icon={<MenuIcon />} iconOnly open={open} onOpen={setOpen} className="md:hidden">
      <nav aria-label={texts.mainNav}>
        <Link to={paths.dashboard.href()} className="bar-row py-2">
          <span className="shrink-0">
            <Avatar name={user.name} photo={user.photo} size={40} />
          </span>
          <span className="min-w-0">
            <b className="block truncate font-semibold">{user.name}</b>
            <span className="text-xs text-ink-3">{texts.goToProfile}</span>
          </span>
        </Link>
        {line}
        {memberItemsOf(user).map((item) => (
          <MemberRow key={item.label} item={item} />
        ))}
        <Link to={paths.messages.path} className="bar-row">
          <Mail aria-hidden="true" />
          {texts.messages}
        </Link>
      </nav>
      {line}
      <div className="flex items-center justify-between gap-3 py-1 ps-2.5">
        <span aria-hidden="true">{texts.theme}</span>
        <Segmented label={texts.theme} hideLabel value={theme} options={texts.themes} onChange={setTheme} />
      </div>
      <button type="button" onClick={() => void signOut()} className="bar-row">
        <LogOut aria-hidden="true" />
        {texts.signOut}
      </button>
    </BarPanel>
  );
}
