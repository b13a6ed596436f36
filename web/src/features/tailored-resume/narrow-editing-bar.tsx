import { useMedia } from '../../ui/use-media';
import { EditingBar } from './editing-bar';
import type { Editing } from './use-editing';

/** Undo and redo above the list of changes, for screens where the document's bar has no room for them. */
export function NarrowEditingBar({ editing }: { editing: Editing }) {
  const isWide = useMedia('(min-width: 1024px)');
  return isWide || editing.isFrozen ? null : (
    <div className="-ms-3 -mt-3">
      <EditingBar editing={editing} />
    </div>
  );
}
