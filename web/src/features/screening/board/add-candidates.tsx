import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { texts } from './texts';

/** The ways in which candidates come to a job. */
export type WayIn = 'applications' | 'upload';

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
    items={[
      { label: texts.ways.applications, onSelect: () => onWay('applications') },
      { label: texts.ways.upload, onSelect: () => onWay('upload') },
    ]}
  />
);
