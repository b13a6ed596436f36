import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { buttonClass } from '../../../ui/button-class';
import { EmptyState } from '../../../ui/empty-state';
import { texts } from '../texts';

/** A place to start for the owner; one sentence for everyone else. */
export function EmptyPortfolio({ owner, name }: { owner: PortfolioView['owner']; name: string }) {
  if (owner?.profileId)
    return (
      <EmptyState
        title={texts.empty.named}
        action={
          <Link to={paths.profiles(owner.profileId)} className={buttonClass({ look: 'primary' })}>
            {texts.empty.choose}
          </Link>
        }
      >
        {texts.empty.namedMore}
      </EmptyState>
    );
  if (!owner) return <p className="font-serif text-l text-ink-3">{texts.empty.visitor(name)}</p>;
  return (
    <EmptyState
      title={texts.empty.owner}
      action={
        <>
          <Link to={paths.resumeImport.href()} className={buttonClass({ look: 'primary' })}>
            {texts.empty.import}
          </Link>
          <Link to={`${paths.resumeImport.href()}?by=hand`} className={buttonClass({ look: 'quiet' })}>
            {texts.empty.byHand}
          </Link>
        </>
      }
      example={
        <>
          {texts.empty.example}
          <span className="mt-2 flex items-baseline justify-between gap-4 text-m text-ink-2">
            <span className="font-medium">{texts.empty.exampleLine}</span>
            <span className="text-s text-ink-3">{texts.empty.exampleWhen}</span>
          </span>
        </>
      }
    >
      {texts.empty.ownerMore}
    </EmptyState>
  );
}
