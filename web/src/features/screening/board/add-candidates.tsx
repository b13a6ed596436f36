import { FileText, Link2, Mail, Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { texts } from './texts';

const words = texts.ways;

/** How candidates come to a job: each way asks them before anything is compared. */
export type AddWay = 'applications' | 'ask-by-link' | 'invite';

type AddCandidatesProps = { onAdd: (way: AddWay) => void; isPrimary?: boolean };

/** One button for all ways. */
export const AddCandidates = ({ onAdd, isPrimary = false }: AddCandidatesProps) => (
  <Menu
    trigger={
      <Button look={isPrimary ? 'primary' : 'outlined'} icon={<Plus />}>
        {texts.add}
      </Button>
    }
    items={[
      { label: words.applications, icon: <FileText />, onSelect: () => onAdd('applications') },
      { label: words.link, icon: <Link2 />, onSelect: () => onAdd('ask-by-link') },
      { label: words.invite, icon: <Mail />, onSelect: () => onAdd('invite') },
    ]}
  />
);
