import type { GeneralResume } from '@folia/contracts/general-resume/shapes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { type ResumeLook, resumeLookQuery } from '../../../lib/paths';

/** What the resume of the whole portfolio holds in this look. */
export const generalResumeQuery = (look: ResumeLook) =>
  queryOptions({
    queryKey: ['general-resume', look],
    queryFn: ({ signal }) => api.get<Partial<GeneralResume>>(`/me/resume${resumeLookQuery(look)}`, { signal }),
    staleTime: 0,
  });
