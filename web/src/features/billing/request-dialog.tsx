import type { PlanName } from '@folia/contracts/plans';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useSession } from '../../lib/session-context';
import { useContractForm } from '../../lib/use-contract-form';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { Select } from '../../ui/select';
import { TextArea, TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { planNames, texts } from './texts';

type Asked = Exclude<PlanName, 'free'>;
const asked: readonly Asked[] = ['basic', 'pro', 'enterprise'];
type Values = { name: string; email: string; company: string; seats: string; text: string };

const rules = async () => (await import('@folia/contracts/billing/shapes')).planRequestInput.omit({ key: true, plan: true });
const formId = 'plan-request';
const bodyOf = ({ seats, ...values }: Values) => ({ ...values, ...(seats.trim() && { seats: Number(seats) }) });

/** Asks the operator for a plan that cannot be paid online. The same words again are the same request. */
export function RequestDialog({ wanted, own, onClose }: { wanted: Asked; own: PlanName; onClose: () => void }) {
  const [plan, setPlan] = useState<Asked>(wanted === own ? 'enterprise' : wanted);
  const toast = useToast();
  const { user, signedIn } = useSession();
  const [key] = useState(() => crypto.randomUUID());
  const values = { name: signedIn ? user.name : '', email: '', company: '', seats: '', text: '' };
  const { register, errorOf, handleSubmit, refuse } = useContractForm<Values>({ values, rules, sent: bodyOf });
  const send = useMutation({
    mutationFn: (said: Values) => api.post('/enterprise-requests', { body: { key, plan, ...bodyOf(said) } }),
    onSuccess: () => {
      toast(texts.askDone);
      onClose();
    },
    onError: (error) => void refuse(error),
  });
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.askTitle(plan)}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} look="primary" busy={send.isPending}>
          {texts.askSend}
        </Button>
      }
    >
      <p className="mb-4 text-ink-2">{texts.askLead}</p>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit((said) => send.mutate(said))(event)} className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.askFields.plan}
          value={plan}
          options={asked.filter((one) => one !== own).map((value) => ({ value, label: planNames[value] }))}
          onChange={(value) => setPlan(value as Asked)}
          className="sm:col-span-2"
        />
        <TextField label={texts.askFields.name} autoComplete="name" error={errorOf('name')} {...register('name')} />
        <TextField label={texts.askFields.email} type="email" autoComplete="email" error={errorOf('email')} {...register('email')} />
        <TextField label={texts.askFields.company} autoComplete="organization" error={errorOf('company')} {...register('company')} />
        <TextField label={texts.askFields.seats} inputMode="numeric" error={errorOf('seats')} {...register('seats')} />
        <TextArea label={texts.askFields.text} className="sm:col-span-2" error={errorOf('text')} {...register('text')} />
      </form>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {send.error ? reasonOf(send.error) : ''}
      </p>
    </Modal>
  );
}
