import type { Asking } from '@folia/contracts/asking/shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { askingsKey, askingsQuery } from '../api';
import { texts } from './texts';

const words = texts.list;

/** Who was asked, and until when they may answer; nothing where nobody was. */
export function AskedList({ jobId, who }: { jobId: string; who: (id: string | null) => string }) {
  const { data } = useQuery(askingsQuery(jobId));
  const client = useQueryClient();
  const toast = useToast();
  const takeBack = useMutation({
    mutationFn: (askingId: string) => api.delete('/screening/jobs/{jobId}/askings/{askingId}', { path: { jobId, askingId } }),
    onSuccess: (list) => {
      client.setQueryData(askingsKey(jobId), list);
      toast(words.takenBack);
    },
    onError: () => client.invalidateQueries({ queryKey: askingsKey(jobId) }),
  });
  if (!data?.items?.length) return null;
  return (
    <details className="mt-8 border-t border-line pt-3">
      <summary className="cursor-pointer py-1 font-medium">{words.title(data.items.length)}</summary>
      <p className="mt-1 max-w-[72ch] text-[0.8125rem] text-ink-2">{words.lead}</p>
      <p role="alert" className="text-[0.8125rem] text-bad empty:hidden">
        {takeBack.error ? reasonOf(takeBack.error) : ''}
      </p>
      <ul className="mt-3 max-w-4xl divide-y divide-line border-y border-line">
        {data.items.map((asking) => (
          <Row
            key={asking.id}
            asking={asking}
            by={who(asking.askedBy)}
            busy={takeBack.isPending && takeBack.variables === asking.id}
            onTakeBack={() => takeBack.mutate(asking.id)}
          />
        ))}
      </ul>
    </details>
  );
}

const Row = ({ asking, by, busy, onTakeBack }: { asking: Asking; by: string; busy: boolean; onTakeBack: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
    <div className="min-w-0 flex-1 basis-64">
      <p className="[overflow-wrap:anywhere]">
        {words.who(asking)} <span className="text-ink-3">{words.address(asking)}</span>
      </p>
      <p className="text-[0.8125rem] text-ink-2">{words.when(by, asking)}</p>
    </div>
    <Button size="sm" look="quiet" className="max-sm:-ms-3" busy={busy} aria-label={words.takeBackOf(words.who(asking))} onClick={onTakeBack}>
      {words.takeBack}
    </Button>
  </li>
);
