import type { ScoreEffects } from '@folia/contracts/score-effects';
import { useQuery } from '@tanstack/react-query';
import { effectsQuery } from './api';
import { ChangesList } from './changes/changes-list';
import { EffectsProvider } from './changes/effect';
import { EditingBar } from './editing-bar';
import type { FinishedResume } from './finished-resume';
import { LookForm } from './look-form';
import { ResumePages } from './resume-pages';
import { texts } from './texts';
import type { Editing } from './use-editing';

/** What was chosen beside the pages as they come out. */
export function ChoicesView({ resume, editing }: { resume: FinishedResume; editing: Editing }) {
  const { make, isSaving, isFrozen } = editing;
  // After a 401 the request helper answers with an empty object.
  const effects = useQuery({ ...effectsQuery(resume.id, resume.version), enabled: !isFrozen && !isSaving }).data;
  const known = isSaving || !effects?.lines ? undefined : (effects as ScoreEffects);
  return (
    <>
      {isFrozen ? null : <EditingBar editing={editing} made={{ href: '#pages-title', label: texts.preview.fits(resume.result.fit.pages) }} />}
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
