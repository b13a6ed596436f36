import { useEffect, useRef } from 'react';
import { dropDraft, readDraft, saveDraft } from './drafts';

type FormDraft<T> = {
  userId: string;
  name: string;
  /** What the server has. */
  stored: T;
  /** What is in the form. */
  typed: T;
  /** Handed what was typed last time, once, if that says something else than the server. */
  restore: (kept: T) => void;
};

/** Keeps on this device what a form says and the server does not. Answers how to give it up. */
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
    // What was kept is still being read.
    if (first.current.isOpened && typedText === storedText) return;
    first.current.isOpened = false;
    if (typedText === storedText) void dropDraft(userId, name);
    else void saveDraft(userId, name, JSON.parse(typedText));
  }, [userId, name, storedText, typedText]);
  return () => dropDraft(userId, name);
}
