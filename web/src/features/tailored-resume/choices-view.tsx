import type { ScoreEffects } from '@folia/contracts/fit-score/effects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { effectsQuery } from './api';
import { ChangesList } from './changes/changes-list';
import { ClaimPointing, type PointedClaim } from './changes/claim';
import { ClaimThread } from './changes/claim-thread';
import { EffectsProvider } from './changes/effect';
import type { FinishedResume } from './finished-resume';
import { LookBar } from './look-bar';
import { NarrowEditingBar } from './narrow-editing-bar';
import { ResumePages } from './resume-pages';
import { SentNote } from './sent-note';
import { type Side, SplitView } from './split-view';
import { texts } from './texts';
import type { Editing } from './use-editing';

type ChoicesViewProps = { resume: FinishedResume; editing: Editing; side: Side };

/** What was chosen, beside the finished pages, with a thread from what is pointed at to its line on the page. */
export function ChoicesView({ resume, editing, side }: ChoicesViewProps) {
  const { make, isSaving, isFrozen } = editing;
  const frame = useRef<HTMLDivElement>(null);
  const [claim, point] = useState<PointedClaim>(null);
  const pointing = useMemo(() => ({ claim, point }), [claim]);
  useEffect(() => {
    const drop = (event: KeyboardEvent) => event.key === 'Escape' && point(null);
    window.addEventListener('keydown', drop);
    return () => window.removeEventListener('keydown', drop);
  }, []);
  // After a 401 the request helper answers with an empty object.
  const effects = useQuery({ ...effectsQuery(resume.id, resume.version), enabled: !isFrozen && !isSaving }).data;
  const known = isSaving || !effects?.lines ? undefined : (effects as ScoreEffects);
  return (
    <ClaimPointing value={pointing}>
      <SplitView
        ref={frame}
        side={side}
        changes={
          <EffectsProvider value={known}>
            <SentNote resume={resume} />
            <NarrowEditingBar editing={editing} />
            <ChangesList resume={resume} isFrozen={isFrozen} onChange={make} />
            {isFrozen ? null : <p className="mt-8 text-[0.8125rem] text-ink-3">{texts.head.live}</p>}
          </EffectsProvider>
        }
        preview={
          <>
            {isFrozen ? null : (
              <LookBar
                look={resume.settings}
                there={resume.result.contact}
                pageChoices={[
                  [1, texts.look.page[1]],
                  [2, texts.look.page[2]],
                ]}
                onChange={(settings) => make({ settings })}
              />
            )}
            <ResumePages resume={resume} said={claim?.said ?? ''} />
          </>
        }
      >
        <ClaimThread frame={frame} active={claim?.name ?? null} />
      </SplitView>
    </ClaimPointing>
  );
}
