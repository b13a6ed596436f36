import { LogOut, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session-context';
import { setTheme, useTheme } from '../lib/theme';
import { Avatar } from '../ui/avatar';
import { Segmented } from '../ui/segmented';
import { MemberRows } from './member-rows';
import { texts } from './texts';

const line = <hr className="my-1.5 border-line" />;

/** What the menu of small screens holds. */
export function MemberSheet() {
  const theme = useTheme();
  const { user, signOut } = useSession();
  return (
    <>
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
        <MemberRows from={0} />
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
    </>
  );
}
