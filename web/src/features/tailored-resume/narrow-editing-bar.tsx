import { useMedia } from '../../ui/use-media';
import { EditingBar } from './editing-bar';
import type { Editing } from './use-editing';

/** Back and forth through the changes over the changes themselves, where the bar of the document has no room for it. */
export function NarrowEditingBar({ editing }: { editing: Editing }) {
  const isWide = useMedia('(min-width: 1024px)');
  return isWide || editing.isFrozen ? null : (
    <div className="-ms-3 -mt-3">
      <EditingBar editing={editing} />
    </div>
  );
}
