import type { message } from '@folia/contracts/message/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../lib/api-error';
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { texts } from './texts';

export type Sent = { threadId: string; message: z.infer<typeof message> };

/** The message being written: kept on this device until it is sent, and sent once however often that is tried. `begin` stands in it from the start. */
export function useComposer(
  draft: string,
  post: (text: string, options: { headers: Record<string, string> }) => Promise<Sent>,
  onSent: (sent: Sent) => void,
  begin = '',
) {
  const { user } = useSession();
  const client = useQueryClient();
  const [text, setText] = useState(begin);
  const [isMissing, setMissing] = useState(false);
  const key = useRef(crypto.randomUUID());
  useEffect(() => {
    let isCurrent = true;
    void readDraft<string>(user.id, draft).then((kept) => {
      if (isCurrent && kept) setText((now) => (now === begin ? joined(kept, begin) : now));
    });
    return () => {
      isCurrent = false;
    };
  }, [user.id, draft, begin]);
  const send = useMutation({
    mutationFn: (said: string) => post(said, { headers: { 'Idempotency-Key': key.current } }),
    onSuccess: async (sent) => {
      // After a 401 the request helper answers with an empty object; the popup is open by then.
      if (!sent.threadId) return;
      key.current = crypto.randomUUID();
      setText('');
      void dropDraft(user.id, draft);
      await client.invalidateQueries({ queryKey: ['messages'] });
      onSent(sent);
    },
  });
  return {
    text,
    type: (typed: string) => {
      key.current = crypto.randomUUID();
      setText(typed);
      setMissing(false);
      void saveDraft(user.id, draft, typed);
    },
    submit: () => {
      const said = text.trim();
      setMissing(!said);
      if (said && !send.isPending) send.mutate(said);
    },
    isSending: send.isPending,
    error: isMissing ? texts.needed : send.error ? failureOf(send.error) : null,
  };
}

const joined = (kept: string, begin: string) => (kept.includes(begin) ? kept : `${kept}\n\n${begin}`);

function failureOf(error: Error): string {
  if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return texts.tooMany;
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return texts.notThere;
  return reasonOf(error);
}
