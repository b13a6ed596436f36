import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, Lock } from 'lucide-react';
import { useRef } from 'react';
import { Confidence } from '../../src/ui/confidence';
import { DrawnThread } from '../../src/ui/drawn-thread';
import { EvidenceMark } from '../../src/ui/evidence-mark';
import { FindingSign } from '../../src/ui/finding-sign';
import { ScoreFigure } from '../../src/ui/score-figure';
import { SharedWords } from '../../src/ui/shared-words';
import { Signal } from '../../src/ui/signal';
import { threadPath } from '../../src/ui/thread-path';
import { Piece, Pieces, State } from '../piece';

/** From the mark's side to the source's edge, as places inside the frame. */
function pathIn(area: HTMLElement): string | null {
  const [mark, source] = ['[data-claim]', '[data-source]'].map((at) => area.querySelector(at)?.getBoundingClientRect());
  if (!mark || !source) return null;
  const { left, top } = area.getBoundingClientRect();
  const from = { x: mark.right - left, y: mark.top + mark.height / 2 - top };
  const to = { x: source.left - left, y: source.top + source.height / 2 - top };
  return threadPath(from, to, (from.x + to.x) / 2);
}

function Thread() {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="relative flex w-full flex-wrap items-start justify-between gap-x-24 gap-y-6">
      <p className="font-serif text-l">
        Kafka between eleven services, every night <EvidenceMark number={2} active data-claim />
      </p>
      <blockquote data-source className="mt-10 max-w-72 rounded-m border border-line-strong bg-raised p-4 font-serif shadow-float">
        “Kafka between 11 services, no lost message since 2022”
        <footer className="mt-1.5 font-sans text-xs text-ink-3">Project · Harbor</footer>
      </blockquote>
      <DrawnThread frame={frame} active="claim" pathIn={pathIn} />
    </div>
  );
}

export const EvidencePieces = () => (
  <Pieces title="Evidence">
    <Piece
      name="EvidenceMark"
      note="Hover and focus fill it with leaf, as the active one; focus adds the outline of 2 px. The target is 26 px, 42 px for a finger."
    >
      <State label="at rest">
        <EvidenceMark number={1} />
      </State>
      <State label="active">
        <EvidenceMark number={2} active />
      </State>
      <State label="two digits">
        <EvidenceMark number={14} />
      </State>
    </Piece>
    <Piece name="FindingSign" note="The word stands beside it in ink: the colour is only of the sign.">
      {(['met', 'partial', 'unclear', 'missing'] as const).map((state) => (
        <State key={state} label={state}>
          <span className="inline-flex items-center gap-1.5 [&_svg]:size-4">
            <FindingSign state={state} /> {state}
          </span>
        </State>
      ))}
    </Piece>
    <Piece name="SharedWords" note="Every word that leaves a portfolio, before or after it does; what is hidden says so.">
      <State label="one entry">
        <SharedWords resume={{ headline: 'Backend engineer', items: [{ id: 'one', kind: 'skill', fields: { name: 'PostgreSQL', level: 'expert' } }] }} />
      </State>
    </Piece>
    <Piece name="DrawnThread" note="Drawn on screens wider than 1200 px, where there is a gutter for it.">
      <Thread />
    </Piece>
    <Piece name="Confidence" note="Read clearly is said to screen readers only.">
      {(['clear', 'check', 'guess'] as const).map((band) => (
        <State key={band} label={band}>
          <Confidence band={band} />
        </State>
      ))}
    </Piece>
    <Piece name="ScoreFigure">
      {[94, 84, 72, 31].map((score) => (
        <State key={score} label={`${score} points`}>
          <ScoreFigure score={score} />
        </State>
      ))}
    </Piece>
    <Piece name="Signal" note="Always a sign and a word, never colour alone.">
      <State label="good">
        <Signal tone="good" icon={<CircleCheck />}>
          Met
        </Signal>
      </State>
      <State label="fine">
        <Signal tone="fine" icon={<CircleDashed />}>
          Partial
        </Signal>
      </State>
      <State label="warn">
        <Signal tone="warn" icon={<CircleHelp />}>
          Unclear
        </Signal>
      </State>
      <State label="bad">
        <Signal tone="bad" icon={<CircleAlert />}>
          Missing
        </Signal>
      </State>
      <State label="off">
        <Signal tone="off" icon={<Lock />}>
          Private
        </Signal>
      </State>
    </Piece>
  </Pieces>
);
