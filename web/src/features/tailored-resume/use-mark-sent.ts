import type { Posting } from '@folia/contracts/posting/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useToast } from '../../ui/toast';
import { postingQuery, postingsKey, resumeQuery } from './api';
import type { FinishedResume } from './finished-resume';
import { texts } from './texts';

/** Today's date where the person is. */
const today = () => new Date().toLocaleDateString('sv-SE');

/** Marks a resume as sent, or undoes it. A posting that was only saved becomes applied for; the toast's Undo reverts both. */
export function useMarkSent({ id, postingId }: FinishedResume) {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => void client.invalidateQueries({ queryKey: postingsKey });
  const put = async (sent: boolean) => {
    const saved = await api.put('/tailored-resumes/{id}/sent', { path: { id }, body: { sent } });
    // After a 401 the request helper answers with an empty object; the popup is open by then.
    if (saved.id) client.setQueryData(resumeQuery(id).queryKey, saved);
    return saved.id !== undefined;
  };
  const write = ({ version, state, dates }: Pick<Posting, 'version' | 'state' | 'dates'>) =>
    api.patch('/postings/{id}', { path: { id: postingId }, body: { version, state, dates } });
  const back = useMutation({
    mutationFn: async ({ job, version }: { job: Pick<Posting, 'state' | 'dates'>; version: number }) => {
      await put(false);
      await write({ ...job, version });
    },
    onSettled: refresh,
  });
  const mark = useMutation({
    mutationFn: async (sent: boolean) => {
      if (!(await put(sent)) || !sent) return null;
      const job = await client.fetchQuery(postingQuery(postingId));
      if (job.state !== 'saved' || job.version === undefined) return null;
      const before = { state: job.state, dates: job.dates ?? {} };
      const applied = await write({ version: job.version, state: 'applied', dates: { ...before.dates, applied: today() } });
      return applied.version === undefined ? null : { job: before, version: applied.version };
    },
    onSuccess: (moved) => moved && toast(texts.head.applied, { undo: () => back.mutate(moved) }),
    onSettled: refresh,
  });
  return { set: mark.mutate, isPending: mark.isPending, error: mark.error ?? back.error };
}
