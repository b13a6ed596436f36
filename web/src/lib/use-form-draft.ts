import { useEffect, useRef } from 'react';
import { dropDraft, readDraft, saveDraft } from './drafts';

type FormDraft<T> = {
  userId: string;
  name: string;
  /** The values that the server has. */
  stored: T;
  /** The values in the form. */
  typed: T;
  /** Called once with what was typed last time, if it differs from the server's values. */
  restore: (kept: T) => void;
};

/** Keeps unsaved values of a form on this device. Returns a function that discards them. */
export function useFormDraft<T>({ userId, name, stored, typed, restore }: FormDraft<T>): () => Promise<void> {
  const [storedText, typedText] = [JSON.stringify(stored), JSON.stringify(typed)];
  const first = useRef({ storedText, restore, isOpened: true });
  useEffect(() => {
    let left = false;
    void readDraft<T>(userId, name).then((kept) => {
      if (!left && kept && JSON.stringify(kept) !== first.current.storedText) first.current.restore(kept);
    });
    return () => {
      left = true;
    };
  }, [userId, name]);
  useEffect(() => {
    // The draft is still being read.
    if (first.current.isOpened && typedText === storedText) return;
    first.current.isOpened = false;
    if (typedText === storedText) void dropDraft(userId, name);
    else void saveDraft(userId, name, JSON.parse(typedText));
  }, [userId, name, storedText, typedText]);
  return () => dropDraft(userId, name);
}
