import type { TailoredResume } from '@folia/contracts/tailored-resume/shapes';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { jobEvents } from '../../lib/job-events';
import { BreathingDot } from '../../ui/breathing-dot';
import { ProgressBar } from '../../ui/progress-bar';
import { WaitingNote } from '../../ui/waiting-note';
import { Crumbs } from './crumbs';
import { texts } from './texts';

const words = texts.making;
const steps = ['portfolio', 'choose', 'verify'] as const;
const placeOf = (name: string) => (steps as readonly string[]).indexOf(name);

/** A resume that is being made. The stream only decorates; the row says what is true. */
export function MakingScreen({ resume, onOver }: { resume: TailoredResume; onOver: () => void }) {
  const [{ reached, percent, isWaiting }, setProgress] = useState({ reached: -1, percent: 0, isWaiting: false });
  useEffect(() => {
    const controller = new AbortController();
    const follow = async () => {
      for await (const event of jobEvents(resume.id, controller.signal)) {
        if (controller.signal.aborted) return;
        if (event.type === 'waiting') setProgress((known) => ({ ...known, isWaiting: true }));
        if (event.type !== 'step') continue;
        const { name, percent: now } = event;
        // An optional step has no place of its own in the list.
        setProgress((known) => ({ reached: Math.max(known.reached, placeOf(name)), percent: now, isWaiting: false }));
      }
      if (!controller.signal.aborted) onOver();
    };
    follow().catch(() => controller.signal.aborted || onOver());
    return () => controller.abort();
  }, [resume.id, onOver]);
  return (
    <div className="page py-6 md:py-8">
      <Crumbs here={resume.company || resume.role || texts.unnamed} />
      <h1 className="headline mt-4">{words.title}</h1>
      <p className="mt-1.5 mb-8 text-ink-2">{[resume.role || texts.unnamed, resume.company].filter(Boolean).join(' · ')}</p>
      <div className="max-w-[480px]">
        <ProgressBar label={words.title} value={reached < 0 ? undefined : percent} />
        <ol aria-label={words.title} className="mt-4">
          {steps.map((step, place) => {
            const state = place <= reached ? 'done' : place === reached + 1 ? 'now' : 'next';
            return (
              <li key={step} className="grid min-h-10 grid-cols-[24px_1fr] items-center gap-2">
                <span aria-hidden="true" className="grid w-[18px] place-items-center text-leaf">
                  {state === 'done' ? <Check className="size-4" /> : state === 'now' ? <BreathingDot className="size-[9px] bg-leaf" /> : null}
                </span>
                <span className={state === 'now' ? 'font-semibold' : state === 'next' ? 'text-ink-3' : ''}>
                  {words.steps[step]}
                  <span className="sr-only">, {words.states[state]}</span>
                </span>
              </li>
            );
          })}
        </ol>
        <WaitingNote isWaiting={isWaiting} className="mt-4" />
        <p className="mt-3 text-xs text-ink-3">{words.mayLeave}</p>
      </div>
    </div>
  );
}
