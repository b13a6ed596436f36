import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { texts } from './texts';
import type { Editing } from './use-editing';

/** Undo and redo. */
export const EditingBar = ({ editing: { undo, redo } }: { editing: Editing }) => (
  <div className="flex items-center">
    <Button size="sm" look="quiet" iconOnly icon={<Undo2 />} aria-disabled={!undo} onClick={undo}>
      {texts.changes.undo}
    </Button>
    <Button size="sm" look="quiet" iconOnly icon={<Redo2 />} aria-disabled={!redo} onClick={redo}>
      {texts.changes.redo}
    </Button>
  </div>
);
