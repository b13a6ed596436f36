import { TriangleAlert } from 'lucide-react';
import { paths } from '../../lib/paths';
import { FailedWork } from '../../ui/failed-work';
import { Signal } from '../../ui/signal';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { useStartScore } from './use-start-score';

const words = texts.failure;

type NotScoredProps = { title?: string; reason: string; code?: string; postingId?: string; profileId?: string | null; onRetry?: () => void };

/** A score that could not be made. */
export function NotScored({ title = words.title, reason, code, postingId, profileId, onRetry }: NotScoredProps) {
  const { start, isStarting, error } = useStartScore();
  // A portfolio may be full of entries that this profile does not show.
  const emptyProfile = code === 'PORTFOLIO_EMPTY' ? profileId : null;
  return (
    <FailedWork
      crumbs={<Crumbs here={texts.title} />}
      sign={
        <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {texts.title}
        </Signal>
      }
      title={title}
      reason={error ?? (emptyProfile ? words.emptyProfile : reason)}
      code={emptyProfile ? undefined : code}
      onRetry={onRetry}
      again={postingId ? { label: words.again, busy: isStarting, onAgain: () => start({ postingId, profileId }) } : undefined}
      back={emptyProfile ? { label: words.editProfile, href: paths.profiles(emptyProfile) } : { label: words.another, href: paths.calculator.href() }}
    />
  );
}
