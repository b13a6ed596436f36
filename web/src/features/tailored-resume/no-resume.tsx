import { paths } from '../../lib/paths';
import { FailedWork } from '../../ui/failed-work';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { useStartTailoring } from './use-start-tailoring';

const words = texts.failure;

type NoResumeProps = { reason: string; code?: string; savedJobId?: string; onRetry?: () => void };

/** A resume that is not there. */
export function NoResume({ reason, code, savedJobId, onRetry }: NoResumeProps) {
  const { start, isStarting, error } = useStartTailoring();
  return (
    <FailedWork
      crumbs={<Crumbs here={texts.title} />}
      title={words.title}
      reason={error ?? reason}
      cost={savedJobId ? words.free : undefined}
      code={code}
      onRetry={onRetry}
      again={savedJobId ? { label: words.again, busy: isStarting, onAgain: () => start(savedJobId) } : undefined}
      back={{ label: words.back, href: paths.careerCenter.href() }}
    />
  );
}
