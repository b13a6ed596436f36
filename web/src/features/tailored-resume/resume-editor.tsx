import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../ui/tabs';
import { ChoicesView } from './choices-view';
import { Crumbs } from './crumbs';
import type { FinishedResume } from './finished-resume';
import { LetterView } from './letter/letter-view';
import { ResumeHead } from './resume-head';
import { texts } from './texts';
import { useEditing } from './use-editing';

/** A finished resume and its letter, each in a tab with an address of its own. */
export function ResumeEditor({ resume }: { resume: FinishedResume }) {
  const editing = useEditing(resume);
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'letter' ? 'letter' : 'resume';
  return (
    <article className="page-wide py-6 md:py-8">
      <Crumbs here={resume.company || resume.role || texts.unnamed} />
      <ResumeHead resume={resume} />
      <div className="mt-3">
        <Tabs
          label={texts.views.label}
          value={view}
          onChange={(next) => setAddress(next === 'letter' ? { view: next } : {}, { replace: true })}
          tabs={[
            { value: 'resume', label: texts.views.resume, content: <ChoicesView resume={resume} editing={editing} /> },
            { value: 'letter', label: texts.views.letter, content: <LetterView resume={resume} editing={editing} /> },
          ]}
        />
      </div>
    </article>
  );
}
