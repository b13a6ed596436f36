import type { ScoreEffects } from '@folia/contracts/score-effects';
import { useQuery } from '@tanstack/react-query';
import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { effectsQuery } from './api';
import { ChangesList } from './changes/changes-list';
import { EffectsProvider } from './changes/effect';
import type { FinishedResume } from './finished-resume';
import { LookForm } from './look-form';
import { ResumePages } from './resume-pages';
import { texts } from './texts';
import { useChangeResume } from './use-change-resume';
import { useUndo } from './use-undo';

/** What was chosen beside the pages as they come out. */
export function ChoicesView({ resume }: { resume: FinishedResume }) {
  const { change, isSaving, isSaved, error } = useChangeResume(resume.id);
  const { make, undo, redo } = useUndo(resume, change);
  const isFrozen = resume.sentAt !== null;
  // After a 401 the request helper answers with an empty object.
  const effects = useQuery({ ...effectsQuery(resume.id, resume.version), enabled: !isFrozen && !isSaving }).data;
  const known = isSaving || !effects?.lines ? undefined : (effects as ScoreEffects);
  return (
    <>
      {isFrozen ? null : (
        <div className="-mt-3 mb-1 flex min-h-7.5 items-center gap-1">
          <Button size="sm" look="quiet" iconOnly icon={<Undo2 />} aria-disabled={!undo} onClick={undo}>
            {texts.changes.undo}
          </Button>
          <Button size="sm" look="quiet" iconOnly icon={<Redo2 />} aria-disabled={!redo} onClick={redo}>
            {texts.changes.redo}
          </Button>
          <p aria-live="polite" className="text-xs text-ink-3">
            {isSaving ? texts.changes.saving : isSaved && !error ? texts.changes.saved : ''}
          </p>
        </div>
      )}
      {error ? (
        <p role="alert" className="mb-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <EffectsProvider value={known}>
          <ChangesList resume={resume} isFrozen={isFrozen} onChange={make} />
        </EffectsProvider>
        <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
          {isFrozen ? null : (
            <LookForm
              look={resume.settings}
              there={resume.result.contact}
              pageChoices={[
                [1, texts.look.page[1]],
                [2, texts.look.page[2]],
              ]}
              onChange={(settings) => make({ settings })}
            />
          )}
          <ResumePages resume={resume} />
        </div>
      </div>
    </>
  );
}
