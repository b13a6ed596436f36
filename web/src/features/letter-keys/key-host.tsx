import { type LetterKey, useLetterKeys } from '../../lib/letter-keys';
import { closeOverlay, openOverlay, useOverlay } from '../../lib/overlay';
import { lazyPart } from '../../ui/lazy-part';
import { useEver } from '../../ui/use-ever';
import { texts } from './texts';

const KeySheet = lazyPart('key-sheet', async () => (await import('./key-sheet')).KeySheet);
const keys: readonly LetterKey[] = [{ key: '?', does: texts.sheet }];

/** Opens the list of letters that work, by its own letter and from wherever it is offered. */
export function KeyHost() {
  useLetterKeys(keys, () => openOverlay('keys'));
  const visible = useOverlay('keys');
  return useEver(visible) ? <KeySheet visible={visible} onClose={closeOverlay} /> : null;
}
