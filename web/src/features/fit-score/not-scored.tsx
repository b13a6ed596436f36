import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Signal } from '../../ui/signal';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { useStartScore } from './use-start-score';

const words = texts.failure;

type NotScoredProps = { reason: string; code?: string; savedJobId?: string; onRetry?: () => void };

/** A score that did not come to be: the cause, what it cost, and the ways on. */
export function NotScored({ reason, code, savedJobId, onRetry }: NotScoredProps) {
  const { start, isStarting, error } = useStartScore();
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <div role="alert" className="mt-8">
        <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {texts.title}
        </Signal>
        <h1 className="headline mt-2 mb-2">{words.title}</h1>
        <p className="max-w-[58ch] text-ink-2">{error ?? reason}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {onRetry ? (
          <Button look="primary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        ) : null}
        {code === 'PORTFOLIO_EMPTY' ? (
          <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary' })}>
            {words.import}
          </Link>
        ) : null}
        {savedJobId ? (
          <Button look={code === 'PORTFOLIO_EMPTY' ? 'outlined' : 'primary'} busy={isStarting} onClick={() => start({ savedJobId })}>
            {words.again}
          </Button>
        ) : null}
        <Link to={paths.calculator.href()} className={buttonClass()}>
          {words.another}
        </Link>
      </div>
    </div>
  );
}
