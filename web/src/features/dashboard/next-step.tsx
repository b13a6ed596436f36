import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { CopyButton } from '../../ui/copy-button';
import type { Check } from './completeness';
import type { NextAction } from './next-action';
import { texts } from './texts';

/** One thing worth doing, as plain type rather than a card; "Not now" shows the next best. */
export function NextStep({ actions, uname, onMend }: { actions: readonly NextAction[]; uname: string; onMend: (check: Check) => void }) {
  const [skipped, setSkipped] = useState(0);
  const action = actions[skipped % actions.length];
  if (!action) return null;
  const words = wordsOf(action);
  const source = sourceOf(action);
  return (
    <section aria-label={texts.next.label} className="relative ps-7">
      <span aria-hidden="true" className="absolute start-px top-[9px] size-[15px] rounded-full bg-leaf" />
      {source ? <span aria-hidden="true" className="absolute start-2 top-4 bottom-2.5 w-3.5 rounded-es-[10px] border-s border-b border-leaf" /> : null}
      <div aria-live="polite">
        <h2 className="mb-2 font-serif text-[1.5rem] leading-[1.15] font-medium tracking-[-0.012em] [overflow-wrap:anywhere] md:text-2xl">{words.title}</h2>
        <p className="max-w-[58ch] text-ink-2">
          {words.why} {action.name === 'mend' ? texts.next.points(action.check.max - action.check.got) : ''}
        </p>
      </div>
      <div className="my-4 flex flex-wrap gap-2">
        <Act action={action} uname={uname} onMend={onMend} />
        {actions.length > 1 ? (
          <Button look="quiet" onClick={() => setSkipped((count) => count + 1)}>
            {texts.next.notNow}
          </Button>
        ) : null}
      </div>
      {source ? <p className="text-xs text-ink-3 [overflow-wrap:anywhere]">{source}</p> : null}
    </section>
  );
}

function wordsOf(action: NextAction): { title: string; why: string } {
  if (action.name === 'mend') return texts.next.mend(action.check);
  if (action.name === 'review') return { ...texts.next.review, title: texts.next.review.title(action.entry.entries) };
  return texts.next[action.name];
}

/** What the step is about: the thread from the dot ends here. */
function sourceOf(action: NextAction): string | null {
  if (action.name === 'mend') return texts.next.sourceOf(action.check.part, action.check.about);
  return action.name === 'review' || action.name === 'follow' ? texts.next.fileOf(action.entry.fileName, action.entry.createdAt) : null;
}

function Act({ action, uname, onMend }: { action: NextAction; uname: string; onMend: (check: Check) => void }) {
  const address = paths.portfolio.href(uname);
  switch (action.name) {
    case 'mend':
      return (
        <Button look="primary" className="max-md:flex-1" onClick={() => onMend(action.check)}>
          {texts.action(action.check)}
        </Button>
      );
    case 'share':
      return <CopyButton value={window.location.origin + address} label={texts.next.share.action} look="primary" size="md" />;
    case 'review':
    case 'follow':
      return <Way to={paths.resumeImport.href(action.entry.id)}>{texts.next[action.name].action}</Way>;
    case 'import':
      return <Way to={paths.resumeImport.href()}>{texts.importResume}</Way>;
    case 'publish':
      return <Way to={address}>{texts.next.publish.action}</Way>;
  }
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass({ look: 'primary', className: 'max-md:flex-1' })}>
      {children}
    </Link>
  );
}
