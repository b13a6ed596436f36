import type { FetchedPosting } from '@folia/contracts/posting/shapes';
import { useCallback, useEffect, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { useSession } from '../../lib/session-context';

const draftName = 'fit-score-job';
type Draft = { text: string; url: string | null };
const nothing: Draft = { text: '', url: null };

/** The text to be scored and where it was read from, kept on this device until it is scored. */
export function usePostingText() {
  const { user } = useSession();
  const [draft, setDraft] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    void readDraft<Draft>(user.id, draftName).then((kept) => {
      if (isCurrent && kept) setDraft((now) => (now.text ? now : kept));
    });
    return () => {
      isCurrent = false;
    };
  }, [user.id]);
  const put = useCallback(
    (next: Draft) => {
      setDraft(next);
      void saveDraft(user.id, draftName, next);
    },
    [user.id],
  );
  return {
    ...draft,
    type: (text: string) => put({ text, url: text.trim() ? draft.url : null }),
    read: useCallback(({ text, url }: FetchedPosting) => put({ text, url }), [put]),
    drop: useCallback(() => void dropDraft(user.id, draftName), [user.id]),
  };
}
export type PostingTextDraft = ReturnType<typeof usePostingText>;
