import { EmptyState } from '../../../ui/empty-state';
import { AddCandidates, type AddWay } from './add-candidates';
import { texts } from './texts';

const words = texts.nobodyYet;

/** A board before anybody agreed to be on it. */
export const NobodyYet = ({ onAdd }: { onAdd: (way: AddWay) => void }) => (
  <div className="mt-6 border-t border-line">
    <EmptyState title={words.title} action={<AddCandidates look="primary" onAdd={onAdd} />} example={words.example}>
      {words.text}
    </EmptyState>
  </div>
);
