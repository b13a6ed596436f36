import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Button } from './button';
import { buttonClass } from './button-class';
import { texts } from './texts';

type FailedWorkProps = {
  crumbs: ReactNode;
  /** Shown above the title. */
  sign?: ReactNode;
  title: string;
  reason: string;
  /** What it cost, if there is something to say about that. */
  cost?: string;
  /** The refusal; an empty portfolio leads to the import. */
  code?: string;
  /** It exists but could not be loaded. */
  onRetry?: () => void;
  /** It may be started again. */
  again?: { label: string; busy: boolean; onAgain: () => void };
  back: { label: string; href: string };
};

/** Work that could not be completed: the cause, what it cost, and the next steps. */
export function FailedWork({ crumbs, sign, title, reason, cost, code, onRetry, again, back }: FailedWorkProps) {
  const isEmpty = code === 'PORTFOLIO_EMPTY';
  return (
    <div className="page py-6 md:py-8">
      {crumbs}
      <div role="alert" className="mt-8">
        {sign}
        <h1 className="headline mt-2 mb-2">{title}</h1>
        <p className="max-w-[58ch] text-ink-2">{reason}</p>
        {cost ? <p className="text-ink-3">{cost}</p> : null}
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        {onRetry ? (
          <Button look="primary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        ) : null}
        {isEmpty ? (
          <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary' })}>
            {texts.importResume}
          </Link>
        ) : null}
        {again ? (
          <Button look={isEmpty ? 'outlined' : 'primary'} busy={again.busy} onClick={again.onAgain}>
            {again.label}
          </Button>
        ) : null}
        <Link to={back.href} className={buttonClass()}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}
