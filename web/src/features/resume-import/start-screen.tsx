import type { ResumeImportSummary } from '@folia/contracts/resume-import/shapes';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { isToReview } from '../../lib/resume-imports';
import { Skeleton } from '../../ui/skeleton';
import { DropZone } from './drop-zone';
import { EarlierImports } from './earlier-imports';
import { HowItGoes } from './how-it-goes';
import { OtherSources } from './other-sources';
import { startTexts } from './start-texts';
import { texts } from './texts';
import { WaitingReview } from './waiting-review';
import type { WaysIn } from './ways-in';

/** `seeksOthers`: the person came here for the other sources. */
export type StartScreenProps = { ways: WaysIn; note: string | null; seeksOthers: boolean; imports: UseQueryResult<ResumeImportSummary[]> };

export function StartScreen({ ways, note, seeksOthers, imports }: StartScreenProps) {
  const waiting = imports.data?.find(isToReview);
  return (
    <>
      <h1 className="headline">{texts.title}</h1>
      <p className="mt-1.5 text-ink-2">{texts.lead}</p>
      <p role="status" className={note ? 'mt-4 rounded-s bg-fine-wash px-3 py-2' : ''}>
        {note}
      </p>
      {imports.isPending ? (
        <StartSkeleton />
      ) : (
        <>
          {waiting ? <WaitingReview entry={waiting} /> : null}
          <div className="mt-8 grid gap-x-18 gap-y-8 min-[1101px]:grid-cols-[minmax(0,1fr)_288px]">
            <DropZone onFile={(file) => ways.onFile(file, 'resume')} onByHand={ways.onByHand} isSecond={waiting !== undefined} />
            {/* Before the explanations on phones, below both columns if there are two. */}
            <div className="empty:hidden min-[1101px]:col-span-2">
              <EarlierImports imports={imports} />
            </div>
            <div className="min-[1101px]:col-start-2 min-[1101px]:row-start-1">
              <HowItGoes />
            </div>
          </div>
          <OtherSources ways={ways} isSought={seeksOthers} />
          <p className="mt-6 text-s text-ink-3">
            {startTexts.limitsLead}{' '}
            <Link to={`${paths.help.href()}#limits`} className="link">
              {startTexts.limitsLink}
            </Link>
          </p>
        </>
      )}
    </>
  );
}

/** Held until we know what is waiting, so that nothing moves down afterwards. */
function StartSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-x-18 gap-y-8 min-[1101px]:grid-cols-[minmax(0,1fr)_288px]">
      <Skeleton className="h-[200px] rounded-l md:h-[264px]" />
      <div className="space-y-4 max-[1100px]:hidden">
        {[1, 2, 3, 4].map((step) => (
          <Skeleton key={step} className="h-10" />
        ))}
      </div>
    </div>
  );
}
