import { FileText, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session-context';
import { forgetTrial, keepTrial } from '../../lib/trials';
import { Button } from '../../ui/button';
import { ProgressBar } from '../../ui/progress-bar';
import { Signal } from '../../ui/signal';
import { placeTexts } from './place-texts';
import { TrialReading } from './trial-reading';
import { trialTexts as texts } from './trial-texts';
import { useTrial } from './use-trial';

/** `file`: null opens what this tab keeps. */
type TrialDropProps = { file: File | null; onFile: (file: File) => void; onOver: () => void };

/** One resume from being chosen to what was read in it. Nothing of it is lost by a refusal. */
export function TrialDrop({ file, onFile, onOver }: TrialDropProps) {
  const { trial, again } = useTrial(file, onOver);
  const { openSignIn } = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const signIn = () => openSignIn({ path: paths.triedResume(), lead: texts.keepLead });
  const forget = () => void forgetTrial().then(onOver);

  if (trial.at === 'opening') return <div aria-busy="true" className="min-h-[300px]" />;
  if (trial.at === 'read') return <TrialReading kept={trial.kept} onKeep={signIn} onForget={forget} />;
  const name = file?.name ?? '';
  if (trial.at === 'refused') {
    const keepAndSignIn = async () => {
      if (file) await keepTrial(file, null);
      signIn();
    };
    return (
      <div role="alert" className="rounded-l border border-line bg-surface p-5 md:p-6">
        <Signal tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
          {name}
        </Signal>
        <h2 className="mt-2 mb-1 font-serif text-xl tracking-[-0.012em]">{trial.isSpent ? texts.notYet : texts.refused}</h2>
        <p className="max-w-[58ch] text-ink-2">{trial.sentence}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {trial.mayRepeat ? (
            <Button look="primary" onClick={again}>
              {texts.tryAgain}
            </Button>
          ) : null}
          {trial.maySignIn ? (
            <Button look="primary" onClick={() => void keepAndSignIn()}>
              {texts.signInInstead}
            </Button>
          ) : null}
          {trial.isSpent ? (
            <Button onClick={onOver}>{texts.back}</Button>
          ) : (
            <>
              <input
                ref={picker}
                type="file"
                accept={placeTexts.accept}
                aria-label={texts.another}
                tabIndex={-1}
                className="sr-only"
                onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
              />
              <Button onClick={() => picker.current?.click()}>{texts.another}</Button>
            </>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="rounded-l border border-line bg-surface p-5 md:p-6">
      <div className="mb-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5">
        <FileText aria-hidden="true" className="row-span-2 size-5 text-ink-3" />
        <b className="truncate font-semibold">{name}</b>
        <Button look="quiet" size="sm" className="col-start-3 row-span-2 row-start-1" onClick={onOver}>
          {texts.cancel}
        </Button>
        <span role="status" className="text-xs text-ink-3">
          {trial.at === 'waiting' ? texts.waiting(trial.seconds) : texts.sending(trial.percent)}
        </span>
      </div>
      <ProgressBar label={texts.progress} value={trial.at === 'sending' && trial.percent < 100 ? trial.percent : undefined} />
    </div>
  );
}
