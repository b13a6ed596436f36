import type { ConnectedProgram } from '@folia/contracts/oauth/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api';
import { paths } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailure } from '../../ui/load-failure';
import { Skeleton } from '../../ui/skeleton';
import { texts } from './texts';

const key = ['programs'] as const;

/** Settings, "Connected programs": what acts for the person, and how to end it. */
export function ProgramsPanel() {
  const client = useQueryClient();
  const programs = useQuery({
    queryKey: key,
    // After a 401 there is nothing in the answer.
    queryFn: async ({ signal }) => (await api.get('/me/programs', { signal })).items ?? [],
    refetchOnMount: 'always',
  });
  const revoke = useMutation({
    mutationFn: (id: string) => api.delete('/me/programs/{id}', { path: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  return (
    <>
      <h2 className="section-title">{texts.connected}</h2>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-2">{texts.connectedText}</p>
      {programs.isPending ? <Skeleton className="h-20 w-full" /> : null}
      {programs.isError ? <LoadFailure onAgain={() => void programs.refetch()}>{texts.loadFailed}</LoadFailure> : null}
      {programs.data?.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState
            title={texts.noneTitle}
            action={
              <Link to={paths.apiDocs.href()} className={buttonClass({})}>
                {texts.howToConnect}
              </Link>
            }
          >
            {texts.none}
          </EmptyState>
        </div>
      ) : null}
      {programs.data?.length ? (
        <ul aria-label={texts.connected} className="border-t border-line">
          {programs.data.map((program) => (
            <ProgramRow
              key={program.id}
              program={program}
              busy={revoke.isPending && revoke.variables === program.id}
              onRevoke={() => revoke.mutate(program.id)}
            />
          ))}
        </ul>
      ) : null}
      <p role="alert" className="mt-4 text-bad empty:hidden">
        {revoke.error ? reasonOf(revoke.error) : ''}
      </p>
    </>
  );
}

type ProgramRowProps = { program: ConnectedProgram; busy: boolean; onRevoke: () => void };

const ProgramRow = ({ program, busy, onRevoke }: ProgramRowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-4">
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-[550] break-words">
        {program.name}
        <span className="ms-2 text-[0.8125rem] font-normal text-warn">{texts.unverified}</span>
      </p>
      <p className="text-[0.8125rem] break-words text-ink-2">{texts.from(program)}</p>
      <p className="text-[0.8125rem] text-ink-3">{texts.used(program)}</p>
      <details className="mt-1.5 text-[0.8125rem]">
        <summary className="cursor-pointer text-ink-2 hover:text-ink">{texts.mayDo(program.scopes.length)}</summary>
        <ul className="mt-1 list-disc ps-5 text-ink-2">
          {program.scopes.map((scope) => (
            <li key={scope}>{texts.may(scope, program.resource)}</li>
          ))}
        </ul>
      </details>
    </div>
    <Button size="sm" look="caution" aria-label={texts.revokeOne(program)} busy={busy} onClick={onRevoke}>
      {texts.revoke}
    </Button>
  </li>
);
