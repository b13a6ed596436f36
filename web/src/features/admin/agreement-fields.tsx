import type { ChangePlan } from '@folia/contracts/admin/shapes';
import type { PlanName } from '@folia/contracts/plans';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { agreementTexts as texts } from './agreement-texts';
import { planNames } from './texts';

/** A plan as an admin agrees on it with somebody. */
export type Agreement = Required<Pick<ChangePlan, 'plan' | 'cycle' | 'withInvoice'>> & { periods: string; contact: string };

const plans = Object.entries(planNames).map(([value, label]) => ({ value, label }));
const cycles = (['month', 'year'] as const).map((value) => ({ value, label: texts.cycles[value] }));

/** What the API takes: what was left empty is left out, and what is no number is refused there. */
export const changeOf = ({ plan, cycle, withInvoice, periods, contact }: Agreement): Omit<ChangePlan, 'reason'> =>
  plan === 'free' ? { plan } : { plan, cycle, withInvoice, periods: Number(periods), ...(contact.trim() ? { contact: contact.trim() } : {}) };

/** Which plan, for how long, and how it is billed. */
export function AgreementFields({ value, onChange }: { value: Agreement; onChange: (value: Agreement) => void }) {
  const change = (part: Partial<Agreement>) => onChange({ ...value, ...part });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select label={texts.plan} value={value.plan} options={plans} onChange={(plan) => change({ plan: plan as PlanName })} className="sm:col-span-2" />
      {value.plan === 'free' ? null : (
        <>
          <TextField inputMode="numeric" label={texts.periods} value={value.periods} onChange={({ target }) => change({ periods: target.value })} />
          <Select label={texts.cycle} value={value.cycle} options={cycles} onChange={(cycle) => change({ cycle: cycle as Agreement['cycle'] })} />
          <TextField
            label={texts.contact}
            hint={texts.contactHint}
            value={value.contact}
            onChange={({ target }) => change({ contact: target.value })}
            className="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            <Switch label={texts.withInvoice} checked={value.withInvoice} onChange={(withInvoice) => change({ withInvoice })} />
            <p className="mt-1 text-s text-ink-3">{texts.withInvoiceText}</p>
          </div>
        </>
      )}
    </div>
  );
}
