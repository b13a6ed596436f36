import { type ReactNode, useCallback, useState } from 'react';
import { type ChangePhoto, PhotoContext } from '../lib/photo-context';
import { queries } from '../lib/queries';
import { useSession } from '../lib/session-context';
import { lazyPart } from '../ui/lazy-part';

// Most visits change no photo.
const PhotoDialog = lazyPart('photo', async () => (await import('../features/photo/photo-dialog')).PhotoDialog);

/** Lets every screen that shows one's photo change it (spec section 2, profile photo widget). */
export function PhotoProvider({ children }: { children: ReactNode }) {
  const { signedIn, openSignIn } = useSession();
  const [asked, setAsked] = useState<{ visible: boolean; times: number; onChanged?: () => unknown } | null>(null);
  const changePhoto = useCallback<ChangePhoto>(
    (onChanged) => (signedIn ? setAsked((before) => ({ visible: true, times: (before?.times ?? 0) + 1, onChanged })) : openSignIn()),
    [signedIn, openSignIn],
  );
  return (
    <PhotoContext value={changePhoto}>
      {children}
      {asked ? (
        <PhotoDialog
          key={asked.times}
          visible={asked.visible}
          onClose={() => setAsked({ ...asked, visible: false })}
          onChanged={() => {
            void queries()?.invalidateQueries();
            asked.onChanged?.();
          }}
        />
      ) : null}
    </PhotoContext>
  );
}
