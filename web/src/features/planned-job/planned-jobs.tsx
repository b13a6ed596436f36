import type { PlannedJob } from '@folia/contracts/planned-job/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { plannedJobsKey } from '../../lib/plan-job';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { texts } from './texts';

/** Jobs that wait for units, the next one first, each with a way to stop waiting. Nothing where none waits. */
export function PlannedJobs() {
  const { data } = useQuery({
    queryKey: plannedJobsKey,
    queryFn: ({ signal }) => api.get('/me/planned-jobs', { signal }),
    refetchOnMount: 'always',
  });
  if (!data?.items?.length) return null;
  return (
    <section aria-labelledby="waiting-title" className="mt-10">
      <h2 id="waiting-title" className="section-title border-b border-line pb-2.5">
        {texts.title}
      </h2>
      <ul>
        {data.items.map((one) => (
          <Row key={one.id} planned={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ planned: { id, kind, title, dueAt, problem } }: { planned: PlannedJob }) {
  const client = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => api.delete('/me/planned-jobs/{id}', { path: { id } }),
    onSuccess: () => toast(texts.cancelled),
    onSettled: () => client.invalidateQueries({ queryKey: plannedJobsKey }),
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)_auto_auto]">
      <span className="text-s text-ink-3">{texts.kinds[kind]}</span>
      <span className="[overflow-wrap:anywhere] max-md:order-3 max-md:col-span-2">{title ?? texts.untitled}</span>
      <span className={`text-s tabular-nums max-md:order-4 max-md:col-span-2 ${problem ? 'text-warn' : 'text-ink-2'}`}>
        {problem ? texts.problem(problem) : texts.due(dueAt)}
      </span>
      <Button look="quiet" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
        {problem ? texts.remove : texts.stop}
      </Button>
      <p role="alert" className="order-5 col-span-full text-s text-bad empty:hidden">
        {cancel.error ? reasonOf(cancel.error) : ''}
      </p>
    </li>
  );
}
