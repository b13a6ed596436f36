import type { PlanList } from '@folia/contracts/plan/shapes';
import type { PlanName } from '@folia/contracts/plans';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Switch } from '../../ui/switch';
import { TextField } from '../../ui/text-field';
import { DeedDialog } from './deed-dialog';
import { planFields, termsOf, typedTerms, wrongFields } from './plan-fields';
import { planNames, texts } from './texts';

/** What a plan costs and allows, to be changed. */
export function PlanDialog({ name, list, onClose }: { name: PlanName; list: PlanList; onClose: () => void }) {
  const terms = list.plans[name];
  const [typed, setTyped] = useState(() => typedTerms(terms));
  const [premiumAnalytics, setPremium] = useState(terms.premiumAnalytics);
  const [wrong, setWrong] = useState<string[]>([]);
  const save = async (reason: string) => {
    const found = wrongFields(typed);
    setWrong(found);
    if (found.length > 0) throw new Error(texts.fieldsWrong);
    await api.put('/admin/plans/{plan}', {
      path: { plan: name },
      body: { version: list.versions[name], terms: { ...termsOf(terms, typed), premiumAnalytics }, reason },
    });
  };
  return (
    <DeedDialog deed={{ title: texts.termsTitle(planNames[name]), text: texts.termsText, action: texts.changeTerms, work: save }} onClose={onClose}>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3">
        {planFields.map(({ name: field, label, mayBeEmpty }) => (
          <TextField
            key={field}
            label={label}
            inputMode="decimal"
            placeholder={mayBeEmpty ? (field === 'price' ? texts.byAgreement : texts.unlimited) : undefined}
            value={typed[field] ?? ''}
            error={wrong.includes(field) ? (field === 'price' ? texts.notASum : texts.notANumber) : null}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
      </div>
      <Switch label={texts.premiumAnalytics} checked={premiumAnalytics} onChange={setPremium} />
    </DeedDialog>
  );
}
