import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** Every import of this person, newest first; asked again while one is being read. */
export const importsQuery = () =>
  queryOptions({
    queryKey: ['resume-imports'],
    queryFn: async ({ signal }) => (await api.get('/resume-imports', { signal })).items ?? [],
    staleTime: 0,
  });

export const isBeingRead = ({ state }: Pick<ResumeImportSummary, 'state'>) => state === 'accepted' || state === 'running';

/** Whether an import is read and neither saved nor discarded, so that it waits for its person. */
export const isToReview = ({ state, review }: ResumeImportSummary) => state === 'done' && (review === null || review === 'open');
