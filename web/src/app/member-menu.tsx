import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { BarPanel } from '../ui/bar-panel';
import { lazyPart } from '../ui/lazy-part';
import { texts } from './texts';

const MemberSheet = lazyPart('member-sheet', async () => (await import('./member-sheet')).MemberSheet);

/** Small screens: everything is behind one button. */
export function MemberMenu() {
  const [open, setOpen] = useState(false);
  return (
    <BarPanel label={texts.menu} icon={<MenuIcon />} iconOnly onOpen={setOpen} className="md:hidden">
      {open ? <MemberSheet /> : null}
    </BarPanel>
  );
}
