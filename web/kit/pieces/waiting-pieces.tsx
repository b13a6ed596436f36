import { BreathingDot } from '../../src/ui/breathing-dot';
import { LoadFailure } from '../../src/ui/load-failure';
import { Loading } from '../../src/ui/loading';
import { Logo } from '../../src/ui/logo';
import { nextPlanTexts } from '../../src/ui/next-plan-texts';
import { ProgressBar } from '../../src/ui/progress-bar';
import { Skeleton, SkeletonScreen } from '../../src/ui/skeleton';
import { SpentPanel } from '../../src/ui/spent-panel';
import { StepList } from '../../src/ui/step-list';
import { WaitingNote } from '../../src/ui/waiting-note';
import { Frame, Piece, Pieces, State } from '../piece';

const notYet = { mutate: () => {}, isPending: false, kept: null, error: null };
const states = { done: 'done', now: 'at work', next: 'to come' };

export const WaitingPieces = () => (
  <Pieces title="Progress and loading">
    <Piece name="Logo">
      <State label="32 px">
        <Logo />
      </State>
      <State label="52 px, breathing">
        <Logo size={52} breathing />
      </State>
      <State label="as a button">
        <Logo label="Folia, a button" onClick={() => {}} />
      </State>
    </Piece>
    <Piece name="BreathingDot" note="Stands still where motion is reduced.">
      <State label="small">
        <BreathingDot />
      </State>
      <State label="in leaf">
        <BreathingDot className="size-3 bg-leaf" />
      </State>
    </Piece>
    <Piece name="Loading" note="Appears after 200 ms, so that quick answers do not flash.">
      <State label="in place">
        <Loading />
      </State>
      <State label="own words">
        <Loading text="Scoring the job…" />
      </State>
      <Frame label="over what it belongs to">
        <p className="p-5 text-ink-2">What is being loaded again.</p>
        <Loading as="overlay" />
      </Frame>
      <Frame label="over the screen">
        <Loading as="screen" />
      </Frame>
    </Piece>
    <Piece name="ProgressBar">
      {(
        [
          ['64 %', 64, 'leaf'],
          ['nothing yet', 0, 'leaf'],
          ['more than all: clamped', 140, 'ink'],
          ['nearly spent', 92, 'warn'],
          ['unknown length', undefined, 'leaf'],
        ] as const
      ).map(([label, value, tone]) => (
        <State key={label} label={label}>
          <ProgressBar label={label} value={value} tone={tone} className="w-48" />
        </State>
      ))}
    </Piece>
    <Piece name="Skeleton" parts={['SkeletonScreen']} note="Always in the shape of what comes.">
      <SkeletonScreen className="flex w-full max-w-[52ch] items-center gap-4">
        <Skeleton className="size-12 rounded-full!" />
        <span className="flex-1 space-y-2.5">
          <Skeleton className="h-3 w-2/5" />
          <Skeleton />
        </span>
      </SkeletonScreen>
    </Piece>
    <Piece name="StepList">
      <StepList
        label="Reading a resume"
        stateNames={states}
        spoken=""
        className="w-full max-w-[52ch]"
        steps={[
          { name: 'Read the pages', state: 'done', facts: '2 pages' },
          { name: 'Find the sections', state: 'done', facts: '6 sections' },
          { name: 'Find the entries', state: 'now', facts: '' },
          { name: 'Make the review', state: 'next', facts: '' },
        ]}
      />
    </Piece>
    <Piece name="WaitingNote" note="Always in the document, so that screen readers hear it when its words appear.">
      <State label="waiting" wide>
        <WaitingNote isWaiting className="max-w-[68ch]" />
      </State>
      <State label="not waiting: nothing">
        <WaitingNote isWaiting={false} />
      </State>
    </Piece>
    <Piece name="SpentPanel" parts={['NextPlanSum']} note="Beside what was typed. To wait is the filled button; where nothing starts again, a bigger plan is.">
      <State label="starts again" wide>
        <SpentPanel
          isRefusal={false}
          spent={{ used: 50, limit: 50, resetsAt: '2026-12-03T08:14:00Z' }}
          units="FitScores"
          act="Score it"
          wait={notYet}
          sum={nextPlanTexts.sum({ plan: 'pro', todayCents: 1_843, thenCents: 2_900, cycle: 'month' })}
        />
      </State>
      <State label="waits" wide>
        <SpentPanel
          isRefusal={false}
          spent={{ used: 50, limit: 50, resetsAt: '2026-12-03T08:14:00Z' }}
          units="FitScores"
          act="Score it"
          wait={{ ...notYet, kept: 'reset' }}
          sum={null}
        />
      </State>
      <State label="counted in total" wide>
        <SpentPanel
          isRefusal={false}
          spent={{ used: 1, limit: 1, resetsAt: null }}
          units="TailorMade resumes"
          act="Make the resume"
          wait={notYet}
          sum={nextPlanTexts.sum({ plan: 'basic', todayCents: 900, thenCents: 900, cycle: 'month' })}
        />
      </State>
      <State label="refused" wide>
        <SpentPanel
          isRefusal={false}
          spent={{ used: 5, limit: 5, resetsAt: '2026-12-01T00:00:00Z' }}
          units="FitScores"
          act="Score it"
          sum={null}
          wait={{ ...notYet, error: new Error('Twenty jobs wait already, which is the limit.') }}
        />
      </State>
    </Piece>
    <Piece name="LoadFailure" note="In the place of what could not be loaded.">
      <State label="with a way on">
        <LoadFailure onAgain={() => {}}>Your links could not be loaded.</LoadFailure>
      </State>
      <State label="without one">
        <LoadFailure>This link has ended.</LoadFailure>
      </State>
    </Piece>
  </Pieces>
);
