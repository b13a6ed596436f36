import type { TailoredResume } from '@folia/contracts/tailored-resume/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { postingsKey, resumeQuery } from './api';
import { texts } from './texts';

const lookAgainMs = 3_000;
const isOpen = (state: TailoredResume['state'] | undefined) => state === 'accepted' || state === 'running';

/** The resume that the address names, fetched again until it is finished. `refusal`: why it cannot be shown. */
export function useResume() {
  const { resumeId = '' } = useParams();
  const client = useQueryClient();
  const found = useQuery({ ...resumeQuery(resumeId), refetchInterval: ({ state }) => (isOpen(state.data?.state) ? lookAgainMs : false) });
  const onOver = useCallback(() => {
    void client.invalidateQueries({ queryKey: resumeQuery(resumeId).queryKey });
    void client.invalidateQueries({ queryKey: postingsKey });
    void client.invalidateQueries({ queryKey: ['usage'] });
  }, [client, resumeId]);
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  // After a 401 the request helper answers with an empty object; the popup is open by then.
  const resume = found.data?.id ? (found.data as TailoredResume) : undefined;
  const refusal = found.isPending || resume ? null : isMissing ? texts.failure.missing : texts.failure.failed;
  return { resume, isMaking: isOpen(resume?.state), refusal, onOver, onRetry: isMissing ? undefined : () => void found.refetch() };
}
