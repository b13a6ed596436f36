import { paths } from '../../lib/paths';
import { FailedWork } from '../../ui/failed-work';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { useStartTailoring } from './use-start-tailoring';

const words = texts.failure;

type NoResumeProps = { reason: string; code?: string; postingId?: string; onRetry?: () => void };

/** Shown when a resume does not exist. */
export function NoResume({ reason, code, postingId, onRetry }: NoResumeProps) {
  const { start, isStarting, error } = useStartTailoring();
  return (
    <FailedWork
      crumbs={<Crumbs here={texts.title} />}
      title={words.title}
      reason={error ?? reason}
      cost={postingId ? words.free : undefined}
      code={code}
      onRetry={onRetry}
      again={postingId ? { label: words.again, busy: isStarting, onAgain: () => start(postingId) } : undefined}
      back={{ label: words.back, href: paths.careerCenter.href() }}
    />
  );
}
