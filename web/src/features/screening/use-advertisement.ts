import { useCallback, useEffect, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { useSession } from '../../lib/session-context';

const draftName = 'screening-job';
type Advertisement = { text: string; url: string | null };

/** An advertisement that is being typed and where it was read from, kept on this device until a job is made of it. */
export function useAdvertisement() {
  const { user } = useSession();
  const [draft, setDraft] = useState<Advertisement>({ text: '', url: null });
  useEffect(() => {
    let isCurrent = true;
    void readDraft<Advertisement>(user.id, draftName).then((kept) => {
      if (isCurrent && kept) setDraft((now) => (now.text ? now : kept));
    });
    return () => {
      isCurrent = false;
    };
  }, [user.id]);
  const put = useCallback(
    (next: Advertisement) => {
      setDraft(next);
      void saveDraft(user.id, draftName, next);
    },
    [user.id],
  );
  return { ...draft, put, drop: () => void dropDraft(user.id, draftName) };
}
