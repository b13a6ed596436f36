import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Crumbs } from './crumbs';
import { texts } from './texts';
import { useStartTailoring } from './use-start-tailoring';

const words = texts.failure;

type NoResumeProps = { reason: string; code?: string; savedJobId?: string; onRetry?: () => void };

/** A resume that is not there: the cause, what it cost, and the ways on. */
export function NoResume({ reason, code, savedJobId, onRetry }: NoResumeProps) {
  const { start, isStarting, error } = useStartTailoring();
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={texts.title} />
      <div role="alert" className="mt-6">
        <h1 className="headline mb-2">{words.title}</h1>
        <p className="max-w-[58ch] text-ink-2">{error ?? reason}</p>
        {savedJobId ? <p className="text-ink-3">{words.free}</p> : null}
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {onRetry ? (
          <Button look="primary" onClick={onRetry}>
            {words.again}
          </Button>
        ) : null}
        {code === 'PORTFOLIO_EMPTY' ? (
          <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary' })}>
            {words.import}
          </Link>
        ) : null}
        {savedJobId ? (
          <Button look={code === 'PORTFOLIO_EMPTY' ? 'outlined' : 'primary'} busy={isStarting} onClick={() => start(savedJobId)}>
            {words.again}
          </Button>
        ) : null}
        <Link to={paths.careerCenter.href()} className={buttonClass()}>
          {words.back}
        </Link>
      </div>
    </div>
  );
}
