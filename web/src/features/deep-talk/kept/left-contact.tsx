import type { LeftContact as Contact } from '@folia/contracts/deep-talk/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { contactTexts as texts } from '../contact-texts';

/** How whoever asked can be reached; they may take it back. */
export function LeftContact({ conversationId, contact, isMine }: { conversationId: string; contact: Contact; isMine: boolean }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => api.delete('/conversations/{id}/contact', { path: { id: conversationId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['deep-talk', 'conversation', conversationId] }),
  });
  const { name, address, note, leftAt } = contact;
  return (
    <section aria-label={isMine ? texts.mine : texts.theirs} className="mt-4 rounded-m border border-line bg-raised px-4 py-3">
      <p className="text-xs text-ink-3">
        {isMine ? texts.mine : texts.theirs} · {texts.at(leftAt)}
      </p>
      <p className="mt-1 [overflow-wrap:anywhere]">
        <span className="font-[550]">{name}</span> · {address}
      </p>
      {note ? <p className="mt-1 text-s [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">{note}</p> : null}
      {isMine ? (
        <Button look="quiet" size="sm" className="-ms-2 mt-1" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {texts.takeBack}
        </Button>
      ) : null}
      {withdraw.error ? (
        <p role="alert" className="mt-1 text-bad">
          {reasonOf(withdraw.error)}
        </p>
      ) : null}
    </section>
  );
}
