import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { Switch } from '../../ui/switch';
import { texts } from './texts';

const key = ['asking-choice'];

/** Whether teams may ask to compare this person with a job: where "never again" is taken back. */
export function AskingSwitch() {
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get('/me/asking-choice', { signal }) });
  const choose = useMutation({
    mutationFn: (mayBeAsked: boolean) => api.put('/me/asking-choice', { body: { mayBeAsked } }),
    onSuccess: (now) => client.setQueryData(key, now),
  });
  const failed = choose.error ?? error;
  return (
    <>
      {data ? (
        <Switch
          label={texts.privacy.askingSwitch}
          checked={choose.isPending ? choose.variables : (data.mayBeAsked ?? true)}
          onChange={(mayBeAsked) => choose.mutate(mayBeAsked)}
        />
      ) : null}
      <p role="alert" className="text-s text-bad empty:hidden">
        {failed ? reasonOf(failed) : ''}
      </p>
    </>
  );
}
