import { itemFields } from '@folia/contracts/item/fields';
import type { Proposal } from '@folia/contracts/proposal/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ApiError } from '../../lib/api-error';
import { changedFields } from '../../lib/changed-fields';
import { entryTitle } from '../../lib/entry-title';
import { type FieldName, fieldLabels } from '../../lib/field-labels';
import { sectionName } from '../../lib/kind-names';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { FieldValue } from '../../ui/field-value';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** One proposed change: who proposes it and why, what it would change, and the answer. */
export function ProposalRow({ proposal: { id, kind, fields, reason, program, createdAt, current } }: { proposal: Proposal }) {
  const client = useQueryClient();
  const toast = useToast();
  const title = entryTitle(kind, current?.fields ?? fields);
  const changed = changedFields(current?.fields ?? {}, fields);
  // In the order in which the entry is read.
  const names = Object.keys(itemFields[kind]).filter((name) => changed.includes(name));
  const reload = () => Promise.all(['proposals', 'items', 'portfolio'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const onError = (error: unknown) => {
    const isChanged = error instanceof ApiError && error.code === 'VERSION_CONFLICT';
    toast(isChanged ? texts.changedSince : reasonOf(error));
    void reload();
  };
  const accept = useMutation({
    mutationFn: () => api.post('/me/proposals/{id}/accept', { path: { id }, body: { version: current?.version } }),
    onSuccess: () => {
      toast(texts.accepted(title));
      return reload();
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: () => api.delete('/me/proposals/{id}', { path: { id } }),
    onSuccess: () => {
      toast(texts.declined);
      return reload();
    },
    onError,
  });
  const isBusy = accept.isPending || decline.isPending;
  return (
    <li className="border-b border-line py-5">
      <h2 className="section-title [overflow-wrap:anywhere]">{title}</h2>
      <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
        {sectionName(kind)}
        {current ? '' : ` · ${texts.newEntry}`} · {texts.by(program, createdAt)}
      </p>
      {reason ? (
        <blockquote className="mt-2 max-w-measure border-s-2 border-line-strong ps-3 text-ink-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {reason}
        </blockquote>
      ) : null}
      {names.length === 0 ? <p className="mt-3 text-ink-2">{texts.same}</p> : <Difference names={names} now={current?.fields ?? null} then={fields} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" busy={accept.isPending} disabled={isBusy} aria-label={texts.acceptOf(title)} onClick={() => accept.mutate()}>
          {texts.accept}
        </Button>
        <Button look="quiet" busy={decline.isPending} disabled={isBusy} aria-label={texts.declineOf(title)} onClick={() => decline.mutate()}>
          {texts.decline}
        </Button>
      </div>
    </li>
  );
}

type DifferenceProps = { names: readonly string[]; now: Proposal['fields'] | null; then: Proposal['fields'] };

/** What differs, side by side; below each other on phones. A new entry has one side. */
function Difference({ names, now, then }: DifferenceProps) {
  return (
    <dl className="mt-3 border-t border-line text-[0.9375rem]">
      {names.map((name) => (
        <div key={name} className="grid gap-x-5 gap-y-1 border-b border-line py-2 md:grid-cols-[112px_minmax(0,1fr)] [&>dd]:[overflow-wrap:anywhere]">
          <dt className="text-ink-3">{fieldLabels[name as FieldName] ?? name}</dt>
          <dd className={`grid gap-x-5 gap-y-2 ${now ? 'md:grid-cols-2' : ''}`}>
            {now ? (
              <div className="text-ink-2">
                <p className="text-xs text-ink-3">{texts.now}</p>
                <FieldValue value={now[name]} />
              </div>
            ) : null}
            <div>
              {now ? <p className="text-xs text-ink-3">{texts.proposed}</p> : null}
              <FieldValue value={then[name]} />
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}
