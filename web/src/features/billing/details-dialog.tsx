import type { BillingDetails, BillingView } from '@folia/contracts/billing/shapes';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useContractForm } from '../../lib/use-contract-form';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { texts } from './texts';
import { useBillingAction } from './use-billing';

const rules = async () => (await import('@folia/contracts/billing/shapes')).billingDetails;
const formId = 'billing-details';
const empty: BillingDetails = { name: '', company: '', street: '', postalCode: '', city: '', country: '', vatNumber: '' };
const fields = [
  { name: 'name', autoComplete: 'name', isWide: true },
  { name: 'company', autoComplete: 'organization', isWide: true },
  { name: 'street', autoComplete: 'street-address', isWide: true },
  { name: 'postalCode', autoComplete: 'postal-code', isWide: false },
  { name: 'city', autoComplete: 'address-level2', isWide: false },
  { name: 'country', autoComplete: 'country', isWide: false },
  { name: 'vatNumber', autoComplete: 'off', isWide: false },
] as const;

/** Whom invoices are made out to. What was typed stays after a refusal. */
export function DetailsDialog({ billing, onClose }: { billing: BillingView; onClose: () => void }) {
  const toast = useToast();
  const { register, errorOf, handleSubmit, refuse } = useContractForm<BillingDetails>({ values: billing.details ?? empty, rules });
  const save = useBillingAction(
    (details: BillingDetails) => api.put('/me/billing/details', { body: details }),
    () => {
      toast(texts.detailsSaved);
      onClose();
    },
  );
  // What is wrong with a field is said there alone.
  const [reason, setReason] = useState('');
  const submit = handleSubmit((details) => {
    setReason('');
    save.mutate(details, { onError: (error) => setReason(refuse(error) ? '' : reasonOf(error)) });
  });
  return (
    <Modal
      visible
      isModal
      width="md"
      title={texts.detailsTitle}
      onClose={onClose}
      foot={
        <Button type="submit" form={formId} look="primary" busy={save.isPending}>
          {texts.save}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, autoComplete, isWide }) => (
          <TextField
            key={name}
            label={texts.fields[name]}
            hint={name === 'country' ? texts.fields.countryHint : undefined}
            autoComplete={autoComplete}
            error={errorOf(name)}
            className={isWide ? 'sm:col-span-2' : ''}
            {...register(name)}
          />
        ))}
      </form>
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {reason}
      </p>
    </Modal>
  );
}
