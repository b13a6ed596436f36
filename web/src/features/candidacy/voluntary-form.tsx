import type { VoluntaryAnswers } from '@folia/contracts/audit/shapes';
import { voluntaryDimensions } from '@folia/contracts/audit/words';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Select } from '../../ui/select';
import { DeleteAnswers } from './delete-answers';
import { voluntaryTexts as texts } from './voluntary-texts';

const nothing: VoluntaryAnswers = { sex: null, ethnicGroup: null, age: null, disability: null };

/** What somebody who has applied may tell auditors; each answer is optional, and so is the form. */
export function VoluntaryForm({ give }: { give: (answers: VoluntaryAnswers) => Promise<{ token?: string }> }) {
  const [answers, setAnswers] = useState(nothing);
  const send = useMutation({ mutationFn: () => give(answers) });
  const token = send.data?.token;
  if (token)
    return (
      <div role="status" className="mt-5 space-y-3 border-t border-line pt-4">
        <h4 className="font-medium">{texts.sent}</h4>
        <p className="text-s text-ink-2">{texts.tokenLead}</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 text-xs [overflow-wrap:anywhere]">{token}</code>
          <CopyButton value={token} />
        </p>
        <DeleteAnswers token={token} />
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <details className="mt-5 border-t border-line pt-3 text-s">
      <summary className="link cursor-pointer py-1">{texts.open}</summary>
      <form noValidate onSubmit={submit} className="mt-2 space-y-3">
        <p className="text-ink-2">{texts.lead}</p>
        {voluntaryDimensions.map((dimension) => {
          const { label, options } = texts.dimensions[dimension];
          return (
            <Select
              key={dimension}
              label={label}
              value={answers[dimension] ?? ''}
              options={[{ value: '', label: texts.notSaid }, ...Object.entries(options).map(([value, name]) => ({ value, label: name }))]}
              onChange={(value) => setAnswers((now) => ({ ...now, [dimension]: value || null }) as VoluntaryAnswers)}
            />
          );
        })}
        <p className="text-xs text-ink-3">{texts.consent}</p>
        <p role="alert" className="text-bad empty:hidden">
          {send.error ? reasonOf(send.error) : ''}
        </p>
        <Button type="submit" className="w-full" busy={send.isPending}>
          {texts.send}
        </Button>
      </form>
    </details>
  );
}
