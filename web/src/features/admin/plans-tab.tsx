import { planNames as names, type Plan, type PlanName } from '@folia/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/load-failure';
import { Loading } from '../../ui/loading';
import { PlanDialog } from './plan-dialog';
import { planFields } from './plan-fields';
import { planNames, texts } from './texts';

/** What every plan costs and allows, as it is charged. */
export function PlansTab() {
  const [open, setOpen] = useState<PlanName | null>(null);
  const list = useQuery({ queryKey: ['admin', 'plans'], queryFn: ({ signal }) => api.get('/admin/plans', { signal }), refetchOnMount: 'always' });
  if (list.isError)
    return (
      <LoadFailure onAgain={() => void list.refetch()}>
        {texts.listFailed} {list.error.message}
      </LoadFailure>
    );
  if (!list.data?.plans) return <Loading />;
  const { plans } = list.data;
  return (
    <>
      <p className="mb-5 max-w-[68ch] text-ink-2">{texts.plansHint}</p>
      {names.map((name) => (
        <PlanTerms key={name} name={name} terms={plans[name]} onChange={() => setOpen(name)} />
      ))}
      {open ? <PlanDialog name={open} list={list.data} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function PlanTerms({ name, terms, onChange }: { name: PlanName; terms: Plan; onChange: () => void }) {
  return (
    <section aria-label={planNames[name]} className="border-t border-line-strong pt-4 pb-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-serif text-l font-medium">
          {planNames[name]}
          {terms.label ? <i className="ms-2.5 font-normal text-ink-2">{terms.label}</i> : null}
        </h2>
        <Button size="sm" onClick={onChange} aria-label={texts.changeTermsOf(planNames[name])}>
          {texts.changeTerms}
        </Button>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
        {planFields.map(({ name: field, label, read }) => (
          <div key={field}>
            <dt className="text-[0.8125rem] text-ink-3">{label}</dt>
            <dd className="tabular-nums">{texts.termOf(field, read(terms))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
