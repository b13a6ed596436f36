import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import type { ResumeLook } from '../../../lib/paths';

/** What the resume of the whole portfolio holds in this look. */
export const generalResumeQuery = (look: ResumeLook) =>
  queryOptions({
    queryKey: ['general-resume', look],
    queryFn: ({ signal }) => api.get('/me/resume', { query: { ...look, contact: look.contact.join(',') }, signal }),
    staleTime: 0,
  });
