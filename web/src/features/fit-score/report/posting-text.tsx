import type { RequirementStatus } from '@folia/contracts/fit-score/shapes';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { EvidenceMark } from '../../../ui/evidence-mark';
import { lazyPart } from '../../../ui/lazy-part';
import { texts } from '../texts';
import type { FinishedScore } from './finished-score';
import { type JobPiece, splitByRequirements } from './split-by-requirements';
import type { Pointing } from './use-active-requirement';

const words = texts.report;
const FactsDialog = lazyPart('score-facts', async () => (await import('./facts-dialog')).FactsDialog);
const underlines: Record<RequirementStatus, string> = {
  met: 'text-ink shadow-[inset_0_-1px_0_color-mix(in_srgb,var(--leaf)_55%,transparent)]',
  partial: 'text-ink shadow-[inset_0_-1px_0_color-mix(in_srgb,var(--leaf)_55%,transparent)]',
  missing: 'text-ink shadow-[inset_0_-1px_0_var(--bad)]',
  unclear: 'text-ink shadow-[inset_0_-1px_0_var(--warn)]',
};

type PostingTextProps = { score: FinishedScore; marks: ReadonlyMap<string, number>; pointing: Pointing };

/** The job as it was given, with what it asks for underlined: proven, not said, or without evidence. */
export function PostingText({ score, marks, pointing }: PostingTextProps) {
  const { result, text, job } = score;
  const pieces = useMemo(() => splitByRequirements(text, result), [text, result]);
  const statuses = useMemo(() => new Map(result.requirements.filter(({ scored }) => scored).map(({ id, status }) => [id, status])), [result]);
  const [isCorrecting, setCorrecting] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const { active } = pointing;
  // The pane scrolls to the active requirement; the page itself stays where it is.
  useEffect(() => {
    const spot = pane.current?.querySelector<HTMLElement>('[data-spot="active"]');
    if (!active || !pane.current || !spot || pane.current.matches(':hover')) return;
    const [frame, place] = [pane.current.getBoundingClientRect(), spot.getBoundingClientRect()];
    if (place.top < frame.top || place.bottom > frame.bottom) pane.current.scrollTop += place.top - frame.top - frame.height / 3;
  }, [active]);
  return (
    <aside aria-labelledby="job-title" className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 id="job-title" className="section-title">
          {words.job}
        </h2>
        <span className="text-xs text-ink-3">{words.jobMeta(job.createdAt, text.split(/\s+/).filter(Boolean).length)}</span>
        {job.url ? (
          <a href={job.url} target="_blank" rel="noreferrer noopener nofollow" className="link py-1 text-[0.8125rem]">
            {words.source}
          </a>
        ) : null}
        <span data-print="hide" className="ms-auto">
          <Button size="sm" look="quiet" icon={<Pencil />} aria-label={words.editLabel} onClick={() => setCorrecting(true)}>
            {words.edit}
          </Button>
        </span>
      </div>
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-labelledby="job-title"
        data-pane
        className="mt-3 pe-2 font-serif text-m leading-[1.65] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] lg:max-h-[calc(100dvh-var(--bar)-190px)] lg:overflow-y-auto print:max-h-none print:overflow-visible"
      >
        {pieces.map((piece) => (
          <Piece
            key={piece.start}
            piece={piece}
            status={statuses.get(piece.requirementId ?? '')}
            mark={marks.get(piece.requirementId ?? '')}
            pointing={pointing}
          />
        ))}
      </section>
      <ul aria-label={words.keyLabel} className="mt-4 flex flex-wrap gap-x-3.5 gap-y-1 border-t border-line pt-3 text-xs text-ink-3">
        <li className={underlines.met}>{words.key.proven}</li>
        <li className={underlines.unclear}>{words.key.unsaid}</li>
        <li className={underlines.missing}>{words.key.missing}</li>
        {result.ruledOut.length > 0 ? <li className="line-through">{words.key.ruledOut}</li> : null}
      </ul>
      {result.ruledOut.length > 0 ? (
        <p className="mt-2 text-[0.8125rem] text-ink-3">{words.ruledOut([...new Set(result.ruledOut.map(({ label }) => label))])}</p>
      ) : null}
      {isCorrecting ? <FactsDialog score={score} onClose={() => setCorrecting(false)} /> : null}
    </aside>
  );
}

type PieceProps = { piece: JobPiece; status: RequirementStatus | undefined; mark: number | undefined; pointing: Pointing };

function Piece({ piece: { text, requirementId, ends, isRuledOut, isAside }, status, mark, pointing }: PieceProps): ReactNode {
  if (isRuledOut) return <s className="text-ink-3">{text}</s>;
  if (!requirementId || !status) return isAside ? <span className="text-ink-3">{text}</span> : text;
  const isActive = pointing.active === requirementId;
  const look = isActive ? 'evidence-words text-ink' : underlines[status];
  const over = { onPointerEnter: () => pointing.point(requirementId), 'data-spot': isActive ? 'active' : undefined };
  if (!ends || mark === undefined)
    return (
      <span {...over} className={look}>
        {text}
      </span>
    );
  // A mark never begins a line: there is no break between the last word and its mark.
  const [, before = '', last = text, after = ''] = /^([\s\S]*?)(\S{1,24})(\s*)$/.exec(text) ?? [];
  return (
    <>
      <span {...over}>
        {before ? <span className={look}>{before}</span> : null}
        <span className="whitespace-nowrap">
          <span className={look}>{last}</span>
          <EvidenceMark
            number={mark}
            active={isActive}
            className="ms-[3px]"
            onClick={() => pointing.reveal(requirementId)}
            onFocus={() => pointing.point(requirementId)}
          />
        </span>
      </span>
      {after}
    </>
  );
}
