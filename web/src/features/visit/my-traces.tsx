import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { reasonOf } from '../../lib/reason-of';
import { useCursorPages } from '../../lib/use-cursor-pages';
import { Button } from '../../ui/button';
import { PagedList } from '../../ui/paged-list';
import { RemovalDialog } from '../../ui/removal-dialog';
import { texts } from './texts';
import { TraceRow } from './trace-row';

const words = texts.mine;
const key = ['traces'] as const;

/** What a signed-in person left on other people's pages: to see, and to erase. */
export function MyTraces() {
  const client = useQueryClient();
  const traces = useCursorPages(key, '/visits/mine');
  const [isSure, setIsSure] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: key });
  const erase = useMutation({ mutationFn: (id: string) => api.delete('/visits/mine/{id}', { path: { id } }), onSuccess: reload });
  return (
    <section aria-labelledby="my-trace" className="border-t border-line pt-5">
      <div className="mb-3 flex flex-wrap items-start gap-x-10 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="my-trace" className="font-[550]">
            {words.title}
          </h3>
          <p className="mt-1 text-s text-ink-2">{words.text}</p>
        </div>
        {traces.items?.length ? <Button onClick={() => setIsSure(true)}>{words.eraseAll}</Button> : null}
      </div>
      {erase.error ? (
        <p role="alert" className="mb-3 text-bad">
          {reasonOf(erase.error)}
        </p>
      ) : null}
      <PagedList
        pages={traces}
        label={words.label}
        failed={texts.failed}
        empty={<p className="text-ink-2">{words.empty}</p>}
        row={(trace) => <TraceRow key={trace.id} trace={trace} busy={erase.isPending && erase.variables === trace.id} onErase={() => erase.mutate(trace.id)} />}
      />
      {isSure ? <RemovalDialog {...words.sure} remove={() => api.delete('/visits/mine')} onRemoved={reload} onClose={() => setIsSure(false)} /> : null}
    </section>
  );
}
