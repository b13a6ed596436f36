import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { BlockDialog } from './block-dialog';
import { ReportDialog, type Reported } from './report-dialog';
import { texts } from './texts';

/** Block and report, wherever a person is shown. A blocked person disappears from the screen, and the caller is taken to their own things. */
export function PersonMenu({ person }: { person: Reported }) {
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button look="quiet" iconOnly icon={<Ellipsis />}>
            {texts.more}
          </Button>
        }
        items={[
          { label: texts.report, icon: <Flag />, onSelect: () => setOpen('report') },
          { label: texts.block, icon: <Ban />, caution: true, onSelect: () => setOpen('block') },
        ]}
      />
      {open === 'report' ? <ReportDialog reported={person} onClose={close} /> : null}
      {open === 'block' ? <BlockDialog person={person} onClose={close} onBlocked={() => void navigate(paths.dashboard.href())} /> : null}
    </>
  );
}
