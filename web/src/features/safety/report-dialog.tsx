import type { ViewedItem } from '@folia/contracts/portfolio/shapes';
import type { ReportReason } from '@folia/contracts/safety/shapes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { sectionName } from '../../lib/kind-names';
import { reasonOf } from '../../lib/reason-of';
import { FormDialog } from '../../ui/form-dialog';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { reasonNames, texts } from './texts';

export type Reported = { userId: string; name: string; items: readonly ViewedItem[]; profile?: string; messages?: boolean };

const reasons = Object.entries(reasonNames).map(([value, label]) => ({ value, label }));

function titleOf(item: ViewedItem): string {
  const { title, name, position, degree, employer, institution } = item.fields as Record<string, unknown>;
  const words = [title, name, position, degree, employer, institution].find((value) => typeof value === 'string' && value !== '');
  return `${sectionName(item.kind)}: ${words ?? '…'}`;
}

export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [itemId, setItemId] = useState('');
  const [text, setText] = useState('');
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => {
      const { userId, profile, messages } = reported;
      return api.post('/users/report', { body: { userId, reason, text, profile, messages, ...(itemId && { itemId }) } });
    },
    onSuccess: () => {
      onClose();
      toast(texts.sent);
    },
  });
  const failure = send.error instanceof ApiError && send.error.code === 'TOO_MANY_REQUESTS' ? texts.tooMany : send.error && reasonOf(send.error);
  return (
    <FormDialog
      title={texts.reportTitle(reported.name)}
      action={texts.send}
      cancel={texts.cancel}
      isTyped={text !== ''}
      isBusy={send.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => send.mutate()}
    >
      <p className="max-w-[56ch] text-ink-2">{texts.reportLead}</p>
      <Select label={texts.reason} value={reason} options={reasons} onChange={(value) => setReason(value as ReportReason)} />
      {reported.items.length > 0 ? (
        <Select
          label={texts.about}
          value={itemId}
          options={[{ value: '', label: texts.wholePage }, ...reported.items.map((item) => ({ value: item.id, label: titleOf(item) }))]}
          onChange={setItemId}
        />
      ) : null}
      <TextArea label={texts.say} hint={texts.sayHint} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
    </FormDialog>
  );
}
