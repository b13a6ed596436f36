import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { texts } from './texts';

/** How candidates come to a job: each way asks them before anything is compared. */
const ways = ['applications', 'link', 'invite'] as const;
export type AddWay = (typeof ways)[number];

type AddCandidatesProps = { onAdd: (way: AddWay) => void; look?: 'primary' };

/** One button for all ways. */
export const AddCandidates = ({ onAdd, look }: AddCandidatesProps) => (
  <Menu
    trigger={
      <Button look={look} icon={<Plus />}>
        {texts.add}
      </Button>
    }
    items={ways.map((way) => ({ label: texts.ways[way], onSelect: () => onAdd(way) }))}
  />
);
