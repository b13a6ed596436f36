import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { texts } from './texts';

const words = texts.nobodyYet;

/** A board before anybody agreed to be on it. */
export const NobodyYet = ({ onAdd }: { onAdd: () => void }) => (
  <div className="mt-6 border-t border-line">
    <EmptyState
      title={words.title}
      action={
        <Button look="primary" icon={<Plus />} onClick={onAdd}>
          {texts.add}
        </Button>
      }
      example={words.example}
    >
      {words.text}
    </EmptyState>
  </div>
);
