import { useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { useSession } from '../../lib/session-context';
import { keepQuestion, keptQuestion } from './pending-question';

/** The question being typed: kept on this device until it is sent, and taken over from before the sign-in. */
export function useQuestion(ownerId: string) {
  const { user } = useSession();
  const draft = `question-${ownerId}`;
  const [text, setText] = useState(() => keptQuestion(ownerId));
  const typed = useRef(text !== '');
  useEffect(() => {
    let isCurrent = true;
    void readDraft<string>(user.id, draft).then((kept) => isCurrent && kept && !typed.current && setText(kept));
    return () => {
      isCurrent = false;
    };
  }, [user.id, draft]);
  return {
    text,
    type: (next: string) => {
      typed.current = true;
      setText(next);
      keepQuestion(ownerId, '');
      void saveDraft(user.id, draft, next);
    },
    clear: () => {
      setText('');
      keepQuestion(ownerId, '');
      void dropDraft(user.id, draft);
    },
  };
}
