import { useEffect, useEffectEvent } from 'react';

/** A file from the clipboard, pasted anywhere on the screen except into a field. */
export function usePastedFile(onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]'))) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
