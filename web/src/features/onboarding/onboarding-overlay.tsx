import { ArrowRight, Pause, Play, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type PointerEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button';
import { DialogShell } from '../../ui/dialog-shell';
import { StepSample } from './step-sample';
import { StepTabs } from './step-tabs';
import { type Step, steps } from './steps';
import { texts } from './texts';
import { useAutoplay } from './use-autoplay';
import { useStepsDone } from './use-steps-done';

type OnboardingOverlayProps = { visible: boolean; onClose: () => void };

/** What one can do with Folia, in six steps; each leads to where it is done. */
export function OnboardingOverlay({ visible, onClose }: OnboardingOverlayProps) {
  return (
    <DialogShell visible={visible} onClose={onClose} className="w-full sm:max-h-[90%] sm:max-w-[904px] sm:rounded-l sm:border">
      <Journey onClose={onClose} />
    </DialogShell>
  );
}

function Journey({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const { done } = useStepsDone();
  const { step: place, left, playing, stop, play, choose } = useAutoplay(steps.length);
  // Browsers also report a pointer move when only the dialog moved under it.
  const hover = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && stop();
  const go = ({ to, state }: Step) => {
    onClose();
    void navigate(to, { state });
  };
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-2.5 ps-4 pe-2 sm:py-4 sm:ps-7 sm:pe-3.5">
        <Dialog.Title className="min-w-0 flex-1 font-serif text-xl font-medium tracking-[-0.012em] sm:text-2xl">{texts.title}</Dialog.Title>
        <Button look="quiet" iconOnly icon={<X />} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: who points at a step or is in it reads it, so it stays */}
      <div
        onPointerMove={hover}
        onFocus={stop}
        className="grid min-h-0 flex-1 content-start overflow-y-auto sm:grid-cols-[264px_minmax(0,1fr)] sm:content-stretch"
      >
        <StepTabs id={id} shown={place} playing={playing} done={done} onChoose={choose} />
        {/* All panels lie in one cell, so that nothing moves from step to step; on phones, where nothing is under them, only the shown one is there. */}
        <div className="grid">
          {steps.map((step, at) => {
            const words = texts.step[step.name];
            return (
              <div
                key={step.name}
                role="tabpanel"
                id={`${id}-panel-${step.name}`}
                aria-labelledby={`${id}-${step.name}`}
                className={`flex flex-col items-start px-4 py-6 [grid-area:1/1] sm:min-h-[368px] sm:px-10 sm:py-8 ${at === place ? 'animate-[fade-in_120ms_ease_both]' : 'invisible max-sm:hidden'}`}
              >
                <h3 className="font-serif text-2xl font-medium tracking-[-0.012em]">{words.name}</h3>
                <p className="mt-2 max-w-[52ch] text-[0.9375rem] text-ink-2">{words.says}</p>
                <StepSample name={step.name} />
                <Button
                  look="primary"
                  size="lg"
                  icon={<ArrowRight />}
                  onClick={() => go(step)}
                  className="sticky bottom-2 mt-auto flex-row-reverse max-sm:w-full"
                >
                  {words.action}
                </Button>
              </div>
            );
          })}
        </div>
      </div>
      <div
        data-dialog-body
        className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line px-4 py-2.5 text-[0.8125rem] text-ink-3 sm:px-4.5 sm:py-3"
      >
        <Button size="sm" icon={playing ? <Pause /> : <Play />} onClick={playing ? stop : play}>
          {playing ? texts.pause : texts.play}
        </Button>
        <b className="font-[550] text-ink">{texts.place(place + 1, steps.length)}</b>
        {playing ? <span className="tabular-nums max-sm:hidden">{texts.next(left)}</span> : null}
        <span className="max-sm:w-full sm:ms-auto">{texts.anytime}</span>
      </div>
    </>
  );
}
