import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy-part';
import { Loading } from '../../ui/loading';
import { ChoicesView } from './choices-view';
import type { FinishedResume } from './finished-resume';
import { ResumeBar, tabOf, type View } from './resume-bar';
import type { Side } from './split-view';
import { useEditing } from './use-editing';

const LetterView = lazyPart('letter', async () => (await import('./letter/letter-view')).LetterView, { waiting: <Loading />, inPlace: true });

/** A finished resume and its letter, each in a tab with an address of its own, under the bar of the document. */
export function ResumeEditor({ resume }: { resume: FinishedResume }) {
  const editing = useEditing(resume);
  const [address, setAddress] = useSearchParams();
  const [side, setSide] = useState<Side>('changes');
  const view: View = address.get('view') === 'letter' ? 'letter' : 'resume';
  const show = (next: View) => setAddress(next === 'letter' ? { view: next } : {}, { replace: true });
  const parts = { resume, editing, side };
  return (
    <>
      <ResumeBar resume={resume} editing={editing} view={view} onView={show} side={side} onSide={setSide} />
      <div key={view} role="tabpanel" id={tabOf(view).panel} aria-labelledby={tabOf(view).tab} className="outline-none">
        {view === 'letter' ? <LetterView {...parts} /> : <ChoicesView {...parts} />}
      </div>
    </>
  );
}
