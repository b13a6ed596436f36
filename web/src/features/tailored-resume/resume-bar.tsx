import { letterFormats, resumeFormats } from '@folia/contracts/document-formats';
import { BarChart3, Download, MoreHorizontal, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, resumeFileHref } from '../../lib/paths';
import { reasonOf } from '../../lib/reason-of';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Menu } from '../../ui/menu';
import { moveFocus } from '../../ui/move-focus';
import { useMedia } from '../../ui/use-media';
import { EditingBar } from './editing-bar';
import type { FinishedResume } from './finished-resume';
import { RemoveDialog } from './remove-dialog';
import { SideSwitch } from './side-switch';
import type { Side } from './split-view';
import { texts } from './texts';
import type { Editing } from './use-editing';
import { useMarkSent } from './use-mark-sent';

const words = texts.head;
const tab =
  'min-h-11 border-b-2 border-transparent text-ink-2 whitespace-nowrap hover:text-ink aria-selected:border-leaf aria-selected:font-[550] ' +
  'aria-selected:text-ink focus-visible:-outline-offset-2 max-lg:text-[0.8125rem] lg:min-h-14';

/** The two views of a resume, in the order of their tabs. */
const views = ['resume', 'letter'] as const;
export type View = (typeof views)[number];
/** The ids that tie a tab to its panel. */
export const tabOf = (view: View) => ({ tab: `tab-${view}`, panel: `panel-${view}` });

type ResumeBarProps = {
  resume: FinishedResume;
  editing: Editing;
  view: View;
  onView: (view: View) => void;
  side: Side;
  onSide: (side: Side) => void;
};

/** The bar of an open resume: its posting, whether it is saved, its two views and its files. */
export function ResumeBar({ resume, editing, view, onView, side, onSide }: ResumeBarProps) {
  const { id, role, company, sentAt } = resume;
  const [isRemoving, setRemoving] = useState(false);
  const isWide = useMedia('(min-width: 1024px)');
  const navigate = useNavigate();
  const mark = useMarkSent(resume);
  const sending = { label: sentAt ? words.unmark : words.markSent, icon: sentAt ? <Undo2 /> : <Send /> };
  const fileOf = (format: string) => resumeFileHref(id, `${view === 'letter' ? 'cover-letter' : 'resume'}.${format}`);
  const others = (view === 'letter' ? letterFormats : resumeFormats).filter((format) => format !== 'pdf');
  const error = mark.error ? reasonOf(mark.error) : editing.error;
  return (
    <header className="sticky top-(--bar) z-20 border-b border-line bg-ground">
      <div className="flex flex-wrap items-center gap-x-3 px-(--gutter) lg:min-h-14 lg:gap-x-4">
        <div className="flex min-w-0 flex-1 items-baseline gap-2.5 max-lg:py-2 lg:basis-40">
          <h1 className="truncate font-serif text-l font-medium">{company || role || texts.unnamed}</h1>
          <span className="min-w-0 shrink-[99] truncate text-ink-3 max-md:hidden">{company ? role : ''}</span>
          <p aria-live="polite" className="shrink-0 text-xs text-ink-3">
            {editing.isSaving ? texts.changes.saving : editing.isSaved && !editing.error ? texts.changes.saved : ''}
          </p>
        </div>
        {editing.isFrozen || !isWide ? null : <EditingBar editing={editing} />}
        <div className="flex items-center gap-x-4 max-lg:order-3 max-lg:w-full max-lg:justify-between max-lg:border-t max-lg:border-line max-lg:py-0.5">
          <div role="tablist" aria-label={texts.views.label} onKeyDown={moveFocus} className="flex gap-4">
            {views.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                id={tabOf(one).tab}
                aria-selected={one === view}
                aria-controls={one === view ? tabOf(one).panel : undefined}
                tabIndex={one === view ? 0 : -1}
                onClick={() => onView(one)}
                onFocus={() => one === view || onView(one)}
                className={tab}
              >
                {texts.views[one]}
              </button>
            ))}
          </div>
          <SideSwitch side={side} onChange={onSide} />
        </div>
        <div className="flex items-center gap-1.5 max-lg:py-1.5">
          <Link to={paths.resumeAnalysis.href(id)} className={buttonClass({ look: 'quiet', className: 'max-lg:hidden' })}>
            <BarChart3 aria-hidden="true" />
            {words.analysis}
          </Link>
          <Button className="max-lg:hidden" icon={sending.icon} busy={mark.isPending} onClick={() => mark.set(sentAt === null)}>
            {sending.label}
          </Button>
          <a href={fileOf('pdf')} download aria-label={words.save} className={buttonClass({ look: 'primary', className: 'lg:ms-1.5' })}>
            <Download aria-hidden="true" />
            {isWide ? words.save : texts.formats.pdf}
          </a>
          <Menu
            label={words.more}
            trigger={
              <Button look="quiet" iconOnly icon={<MoreHorizontal />}>
                {words.more}
              </Button>
            }
            items={[
              ...(isWide
                ? []
                : ([
                    { label: words.analysis, icon: <BarChart3 />, onSelect: () => void navigate(paths.resumeAnalysis.href(id)) },
                    { ...sending, onSelect: () => mark.set(sentAt === null) },
                    'line',
                  ] as const)),
              ...others.map((format) => ({ label: texts.formats[format], icon: <Download />, download: fileOf(format) })),
              'line',
              { label: words.remove, icon: <Trash2 />, caution: true, onSelect: () => setRemoving(true) },
            ]}
          />
        </div>
      </div>
      {error ? (
        <p role="alert" className="bg-bad-wash px-(--gutter) py-2 text-bad">
          {error}
        </p>
      ) : null}
      {isRemoving ? <RemoveDialog resumeId={id} onClose={() => setRemoving(false)} /> : null}
    </header>
  );
}
