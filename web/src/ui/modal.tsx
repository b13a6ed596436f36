import { lazyPart } from './lazy-part';
import type { ModalProps } from './modal-frame';
import { useEver } from './use-ever';

// Every dialog opens after a press, so the frame is loaded with the first one.
const ModalFrame = lazyPart('dialog', async () => (await import('./modal-frame')).ModalFrame, { withoutQueries: true });

/** A dialog. Its frame is fetched when the first one opens. If that fails, the page stays and a note offers to try again. */
export function Modal(props: ModalProps) {
  return useEver(props.visible) ? <ModalFrame {...props} /> : null;
}
