import type { ChangePlan } from '@folia/contracts/admin/shapes';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { isLimit, limitFields, limitsOf, type TypedLimits } from './agreed-limits';
import { agreementTexts as texts } from './agreement-texts';
import { texts as adminTexts } from './texts';

/** What an admin agrees on with somebody: for how long, how it is billed, and which limits are other than the plan's. */
export type Agreement = Required<Pick<ChangePlan, 'cycle' | 'withInvoice'>> & { periods: string; contact: string; limits: TypedLimits };

export const newAgreement: Agreement = { cycle: 'month', periods: '1', contact: '', withInvoice: false, limits: {} };

const cycles = (['month', 'year'] as const).map((value) => ({ value, label: texts.cycles[value] }));

/** What the API takes: what was left empty is left out. Throws where a limit is none; a number of periods that is none is refused there. */
export function agreed({ cycle, withInvoice, periods, contact, limits }: Agreement): Omit<ChangePlan, 'plan' | 'reason'> {
  if (!limitFields.every(({ name }) => isLimit(name, limits[name]))) throw new Error(adminTexts.fieldsWrong);
  const own = limitsOf(limits);
  return {
    cycle,
    withInvoice,
    periods: Number(periods),
    ...(contact.trim() ? { contact: contact.trim() } : {}),
    ...(Object.keys(own).length > 0 ? { limits: own } : {}),
  };
}

/** For how long, how it is billed, and limits of its own. */
export function AgreementFields({ value, onChange }: { value: Agreement; onChange: (value: Agreement) => void }) {
  const change = (part: Partial<Agreement>) => onChange({ ...value, ...part });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
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
      <details className="sm:col-span-2">
        <summary className="cursor-pointer py-1 font-[550]">{texts.limits}</summary>
        <p className="mt-1 mb-3 text-s text-ink-3">{texts.limitsText}</p>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
          {limitFields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              placeholder={texts.asPlanned}
              value={value.limits[name] ?? ''}
              error={isLimit(name, value.limits[name]) ? null : adminTexts.notANumber}
              onChange={({ target }) => change({ limits: { ...value.limits, [name]: target.value } })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
