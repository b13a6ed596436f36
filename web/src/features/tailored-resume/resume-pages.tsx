import { resumeFileHref } from '../../lib/paths';
import type { FinishedResume } from './finished-resume';
import { PagePreview } from './page-preview';

/** The pages of a resume for a job, as they are at this version. */
export function ResumePages({ resume }: { resume: FinishedResume }) {
  const { id, version, result, settings } = resume;
  return <PagePreview {...settings} fit={result.fit} pictureOf={(page) => `${resumeFileHref(id, `page-${page}.png`)}?v=${version}`} />;
}
