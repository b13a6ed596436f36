import type { LinkApplication } from '@folia/contracts/link/shapes';
import { useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { api } from '../../../lib/api';
import { formTexts as texts } from './form-texts';

/** The job that a link is for; nothing where it is for none, or the job is gone. */
export function ApplicationLine({ application }: { application: LinkApplication | null }) {
  const id = application?.postingId;
  const { data } = useQuery({
    queryKey: ['postings', id],
    queryFn: ({ signal }) => api.get('/postings/{id}', { path: { id: id ?? '' }, signal }),
    enabled: Boolean(id),
  });
  if (!application || !data?.id) return null;
  return (
    <p className="mt-2 flex items-start gap-2 text-[0.8125rem] text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-leaf">
      <Briefcase aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {texts.application([data.role, data.company].filter(Boolean).join(', '))}. {application.resumeId ? texts.applicationResume : texts.applicationPlain}
      </span>
    </p>
  );
}
