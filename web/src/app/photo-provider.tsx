import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type ChangePhoto, PhotoContext } from '../lib/photo-context';
import { useSession } from '../lib/session-context';
import { loadChunk } from './load-chunk';

// Most visits change no photo.
const PhotoDialog = lazy(() => loadChunk('photo', async () => ({ default: (await import('../features/photo/photo-dialog')).PhotoDialog })));

/** Lets every screen that shows one's photo change it (spec section 2, profile photo widget). */
export function PhotoProvider({ children }: { children: ReactNode }) {
  const { signedIn, openSignIn } = useSession();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ visible: boolean; onChanged?: () => unknown } | null>(null);
  const changePhoto = useCallback<ChangePhoto>((onChanged) => (signedIn ? setAsked({ visible: true, onChanged }) : openSignIn()), [signedIn, openSignIn]);
  return (
    <PhotoContext value={changePhoto}>
      {children}
      {asked ? (
        <Suspense>
          <PhotoDialog
            visible={asked.visible}
            onClose={() => setAsked({ ...asked, visible: false })}
            onChanged={() => {
              void client.invalidateQueries();
              asked.onChanged?.();
            }}
          />
        </Suspense>
      ) : null}
    </PhotoContext>
  );
}
