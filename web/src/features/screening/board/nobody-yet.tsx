import { EmptyState } from '../../../ui/empty-state';
import { AddCandidates, type WayIn } from './add-candidates';
import { texts } from './texts';

const words = texts.nobodyYet;

/** A board before anybody is on it. */
export const NobodyYet = ({ onAdd }: { onAdd: (way: WayIn) => void }) => (
  <div className="mt-6 border-t border-line">
    <EmptyState title={words.title} action={<AddCandidates look="primary" onWay={onAdd} />} example={words.example}>
      {words.text}
    </EmptyState>
  </div>
);
