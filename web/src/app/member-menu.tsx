import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../lib/session-context';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { memberItemsOf } from './member-items';
import { texts } from './texts';

/** Small screens: everything is behind one button. */
export function MemberMenu() {
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  return (
    <span className="md:hidden">
      <Menu
        trigger={
          <Button look="quiet" iconOnly icon={<MenuIcon />}>
            {texts.menu}
          </Button>
        }
        items={[
          ...memberItemsOf(user).map((item) => ({ label: item.label, onSelect: () => void navigate(item.href) })),
          'line' as const,
          { label: texts.signOut, icon: <LogOut />, onSelect: () => void signOut() },
        ]}
      />
    </span>
  );
}
