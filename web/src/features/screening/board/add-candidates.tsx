import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { texts } from './texts';

/** The ways in which candidates come to a job. */
const ways = ['applications', 'find', 'link', 'invite', 'upload'] as const;
export type WayIn = (typeof ways)[number];

/** What adds candidates to a board: one entry a way. */
export const AddCandidates = ({ look, onWay }: { look?: 'primary'; onWay: (way: WayIn) => void }) => (
  <Menu
    label={texts.add}
    align={look ? 'start' : 'end'}
    trigger={
      <Button look={look} icon={<Plus />}>
        {texts.add}
      </Button>
    }
    items={ways.map((way) => ({ label: texts.ways[way], onSelect: () => onWay(way) }))}
  />
);
