import type { Board, BoardRow } from '@folia/contracts/screening/board';
import type { CandidateStage } from '@folia/contracts/screening/words';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { LoadFailure } from '../../../ui/load-failure';
import { chooseRows } from '../shortlist/choose-rows';
import type { WayIn } from './add-candidates';
import { BlindSwitch } from './blind-switch';
import { BoardFilters } from './board-filters';
import { BoardGrid } from './board-grid';
import { BoardHeader } from './board-header';
import { BoardKeys } from './board-keys';
import type { NoticeKind } from './board-notices';
import { Stem } from './finding-cell';
import { NobodyYet } from './nobody-yet';
import { OpenRowSkeleton } from './open-row-skeleton';
import { ReadingProgress } from './reading-progress';
import type { RowActs } from './row-acts';
import { selectRows } from './select-rows';
import { SelectionBar } from './selection-bar';
import { texts } from './texts';
import { useBoardAddress } from './use-board-address';
import { useMoveCandidate } from './use-candidate-changes';
import { useColleagues } from './use-colleagues';

const parts = () => import('./board-parts');
const Asking = lazyPart('asking', async () => (await import('../asking/asking')).Asking, { inPlace: true });
const ApplicationsDialog = lazyPart('board-parts', async () => (await parts()).ApplicationsDialog);
const ContestedDialog = lazyPart('board-parts', async () => (await parts()).ContestedDialog);
const AskDialog = lazyPart('board-parts', async () => (await parts()).AskDialog);
const BoardNotices = lazyPart('board-notices', async () => (await import('./board-notices')).BoardNotices);
const DecisionLog = lazyPart('board-parts', async () => (await parts()).DecisionLog);
const DeclineDialog = lazyPart('board-parts', async () => (await parts()).DeclineDialog);
const DoublesDialog = lazyPart('board-parts', async () => (await parts()).DoublesDialog);
const HandoverDialog = lazyPart('board-parts', async () => (await parts()).HandoverDialog);
const OpenRow = lazyPart('board-parts', async () => (await parts()).OpenRow, { waiting: <OpenRowSkeleton />, inPlace: true });
// With it comes what files are dropped on.
const UploadDialog = lazyPart('upload-resumes', async () => (await import('../uploads/upload-dialog')).UploadDialog);
const WaitingUploads = lazyPart('board-parts', async () => (await parts()).WaitingUploads);
const WhyDialog = lazyPart('board-parts', async () => (await parts()).WhyDialog);

type Asked = { what: WayIn | NoticeKind | 'log' | 'contested' | 'ask' } | { what: 'why' | 'decline'; row: BoardRow };

/** The board of one job. */
export function BoardScreen({ board }: { board: Board }) {
  const { job, criteria, reading, rows } = board;
  const { view, showsHandovers, set } = useBoardAddress();
  const { stage, allMusts, toAsk, contested, mentioned, found, tag, sort, open, criterion } = view;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const move = useMoveCandidate(job.id, setRefusal);
  const { mutate } = move;
  const shown = useMemo(
    () => selectRows(rows, criteria, { stage, allMusts, toAsk, contested, mentioned, found, tag, sort, open: null, criterion: null }),
    [rows, criteria, stage, allMusts, toAsk, contested, mentioned, found, tag, sort],
  );
  const why = useCallback((id: string) => setAsked(whyOf(rows, id)), [rows]);
  const acts = useMemo<RowActs>(
    () => ({
      onOpen: (id, at) => set(at === null ? { open: null, criterion: null } : { open: id, criterion: at }),
      onSelect: (id) => setSelected((now) => toggled(now, id)),
      onWhy: why,
      onStage: (row, to) => {
        setRefusal(null);
        if (to === 'declined') setAsked({ what: 'decline', row });
        else mutate({ row, stage: to, reason: null });
      },
    }),
    [set, why, mutate],
  );
  const chosen = rows.filter(({ id }) => selected.has(id));
  const chosenRows = chooseRows(chosen, shown);
  const moveAll = (to: CandidateStage) => {
    for (const row of chosen) if (row.stage !== to) mutate({ row, stage: to, reason: null });
    setSelected(new Set());
  };
  const who = useColleagues();
  const close = () => setAsked(null);
  const navigate = useNavigate();
  const add = (what: WayIn) => (what === 'find' ? navigate(paths.screeningFind.href(job.id)) : setAsked({ what }));
  const explained = shown.find(({ id }) => id === open) ?? shown[0];
  return (
    <>
      <BoardHeader
        job={job}
        criteria={criteria}
        rows={shown}
        all={rows.length}
        chosen={chosenRows}
        onAsk={() => setAsked({ what: 'ask' })}
        onAdd={add}
        onLog={() => setAsked({ what: 'log' })}
        onContested={() => setAsked({ what: 'contested' })}
      />
      {refusal ? <LoadFailure className="mt-4 rounded-s bg-bad-wash px-3 py-2 text-bad!">{reasonOf(refusal)}</LoadFailure> : null}
      <BoardNotices jobId={job.id} onOpen={(what) => setAsked({ what })} />
      <ReadingProgress jobId={job.id} first={reading} />
      {rows.length === 0 ? (
        <NobodyYet onAdd={add} />
      ) : (
        <>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <BoardFilters rows={rows} criteria={criteria} view={view} onChange={set} />
            <BlindSwitch job={job} />
          </div>
          <div className="mt-4 mb-2 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.8125rem] text-ink-2">
            <p>
              {texts.order}{' '}
              {explained ? (
                <button type="button" onClick={() => why(explained.id)} className="link min-h-6">
                  {texts.whyOrder}
                </button>
              ) : null}
            </p>
            <p className="flex items-center gap-1.5">
              <Stem /> {texts.stem}
            </p>
            <BoardKeys />
          </div>
          {shown.length === 0 ? (
            <p className="flex items-center gap-3 border-t border-line py-6 text-ink-2">
              {texts.nobodyHere}
              <Button size="sm" onClick={() => set({ stage: null, musts: null, ask: null, contested: null, mentioned: null, found: null, tag: null })}>
                {texts.clearFilters}
              </Button>
            </p>
          ) : (
            <BoardGrid
              board={board}
              rows={shown}
              sort={sort}
              onSort={(by) => set({ sort: by === 'place' ? null : by })}
              open={open}
              criterion={criterion}
              selected={selected}
              acts={acts}
              detail={(row, at) => (
                <OpenRow
                  jobId={job.id}
                  row={row}
                  criteria={criteria}
                  criterionId={at}
                  tags={board.tags}
                  isSelected={selected.has(row.id)}
                  onSelect={() => acts.onSelect(row.id)}
                />
              )}
            />
          )}
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem] text-ink-2">
            <span>{texts.shown(shown.length, rows.length)}</span>
            <span className="text-ink-3">{texts.halves}</span>
          </p>
          <SelectionBar
            jobId={job.id}
            rows={chosen}
            busy={move.isPending}
            onClear={() => setSelected(new Set())}
            onMove={moveAll}
            onHandOver={() => set({ 'handed-over': 'yes' })}
          />
        </>
      )}
      <Asking jobId={job.id} who={who} by={asked?.what} onClose={close} />
      {asked?.what === 'applications' ? <ApplicationsDialog job={job} onClose={close} /> : null}
      {asked?.what === 'upload' ? <UploadDialog jobId={job.id} onClose={close} /> : null}
      {asked?.what === 'doubles' ? <DoublesDialog jobId={job.id} onClose={close} /> : null}
      {asked?.what === 'waiting' ? <WaitingUploads jobId={job.id} onClose={close} /> : null}
      {asked?.what === 'log' ? <DecisionLog jobId={job.id} criteria={criteria} who={who} onClose={close} /> : null}
      {asked?.what === 'contested' ? <ContestedDialog board={board} who={who} onClose={close} /> : null}
      {asked?.what === 'ask' ? <AskDialog jobId={job.id} chosen={chosenRows} onClose={close} /> : null}
      {showsHandovers ? <HandoverDialog jobId={job.id} selected={selected} onClose={() => set({ 'handed-over': null })} /> : null}
      {asked?.what === 'why' ? <WhyDialog jobId={job.id} row={asked.row} criteria={criteria} onClose={close} /> : null}
      {asked?.what === 'decline' ? (
        <DeclineDialog
          row={asked.row}
          onClose={close}
          onDecline={(reason) => {
            mutate({ row: asked.row, stage: 'declined', reason });
            close();
          }}
        />
      ) : null}
    </>
  );
}

const whyOf = (rows: readonly BoardRow[], id: string): Asked | null => {
  const row = rows.find((one) => one.id === id);
  return row ? { what: 'why', row } : null;
};

function toggled(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
}
