import { usePageTitle } from '../../lib/use-page-title';
import { lazyPart } from '../../ui/lazy-part';
import { NoResume } from './no-resume';
import { ResumeEditor } from './resume-editor';
import { ResumeSkeleton } from './resume-skeleton';
import { texts } from './texts';
import { useResume } from './use-resume';

const MakingScreen = lazyPart('making', async () => (await import('./making-screen')).MakingScreen, { waiting: <ResumeSkeleton />, inPlace: true });

/** `/app/tailormade/resume/{resumeId}`: the progress, the refusal, or the resume with what was chosen. */
export function ResumePage() {
  const { resume, isMaking, refusal, onOver, onRetry } = useResume();
  usePageTitle([texts.title, resume?.company].filter(Boolean).join(' · '));
  if (refusal) return <NoResume reason={refusal} onRetry={onRetry} />;
  if (!resume) return <ResumeSkeleton />;
  if (isMaking) return <MakingScreen key={resume.id} resume={resume} onOver={onOver} />;
  const { result, error } = resume;
  if (!result) return <NoResume reason={error?.message ?? texts.failure.cancelled} code={error?.code} postingId={resume.postingId} />;
  return <ResumeEditor key={resume.id} resume={{ ...resume, result }} />;
}
