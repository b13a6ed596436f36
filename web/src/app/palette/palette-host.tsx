import { useEffect } from 'react';
import { closeOverlay, openOverlay, useOverlay } from '../../lib/overlay';
import { isPaletteKey } from '../../lib/palette-key';
import { lazyPart } from '../../ui/lazy-part';
import { useEver } from '../../ui/use-ever';

const Palette = lazyPart('palette', async () => (await import('./palette')).Palette);

/** Opens the palette from any screen, for members and guests; it is fetched then. Over a dialog the key means nothing, or what the dialog makes of it. */
export function PaletteHost() {
  const visible = useOverlay('palette');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      openOverlay('palette');
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return useEver(visible) ? <Palette visible={visible} onClose={closeOverlay} /> : null;
}
