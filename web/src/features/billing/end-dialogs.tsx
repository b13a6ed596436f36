import type { BillingView } from '@folia/contracts/billing/shapes';
import type { Plan } from '@folia/contracts/plans';
import { Check, Clock, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useBillingAction } from './use-billing';

type EndDialogProps = { billing: BillingView; onClose: () => void };

const Line = ({ icon, lead, rest }: { icon: ReactNode; lead: string; rest: string }) => (
  <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 border-b border-line py-3 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:text-ink-3">
    {icon}
    <p>
      <b className="font-semibold">{lead}</b>
      {rest}
    </p>
  </li>
);

/** The second of the two clicks that cancel a plan: until when, what stays, what Free means; no questions. */
export function CancelDialog({ billing, free, onClose }: EndDialogProps & { free: Plan }) {
  const toast = useToast();
  const end = billing.periodEnd;
  const cancel = useBillingAction(
    () => api.post('/me/billing/cancellation', { body: {} }),
    () => {
      toast(texts.cancelDone(end));
      onClose();
    },
  );
  return (
    <EndDialog
      title={texts.cancelTitle(billing.plan)}
      keep={texts.keepPlan(billing.plan)}
      label={texts.cancelDo(billing.plan)}
      action={cancel}
      onClose={onClose}
    >
      <ul>
        {end ? <Line icon={<Clock aria-hidden="true" />} {...texts.cancelUntil(end)} /> : null}
        <Line icon={<Check aria-hidden="true" />} {...texts.cancelStays} />
        <Line icon={<Pause aria-hidden="true" />} {...texts.cancelThen(free.meters['fit-score'].limit, free.analyticsDays)} />
      </ul>
    </EndDialog>
  );
}

/** The withdrawal that consumers have for 14 days: the plan ends at once, and the unused part is paid back. */
export function WithdrawDialog({ billing, onClose }: EndDialogProps) {
  const toast = useToast();
  const withdraw = useBillingAction(
    () => api.post('/me/billing/withdrawal', { body: {} }),
    () => {
      toast(texts.withdrawDone);
      onClose();
    },
  );
  if (!billing.withdrawal) return null;
  const { refundCents } = billing.withdrawal;
  return (
    <EndDialog title={texts.withdrawTitle} keep={texts.keepPlan(billing.plan)} label={texts.withdrawDo(refundCents)} action={withdraw} onClose={onClose}>
      <p className="text-ink-2">{texts.withdrawText(billing.withdrawal)}</p>
    </EndDialog>
  );
}

type Frame = {
  title: string;
  keep: string;
  label: string;
  action: { mutate: () => void; isPending: boolean; error: Error | null };
  onClose: () => void;
  children: ReactNode;
};

const EndDialog = ({ title, keep, label, action, onClose, children }: Frame) => (
  <Modal
    visible
    isModal
    width="sm"
    title={title}
    onClose={onClose}
    foot={
      <>
        <Button look="quiet" onClick={onClose}>
          {keep}
        </Button>
        <Button look="caution" busy={action.isPending} onClick={() => action.mutate()}>
          {label}
        </Button>
      </>
    }
  >
    {children}
    <p role="alert" className="mt-3 text-bad empty:hidden">
      {action.error ? reasonOf(action.error) : ''}
    </p>
  </Modal>
);
