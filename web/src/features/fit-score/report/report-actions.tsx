import { FileText, MoreHorizontal, Printer, RotateCw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { wholePoints } from '../../../lib/score-band';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { lazyPart } from '../../../ui/lazy-part';
import { Menu } from '../../../ui/menu';
import { freeUntil } from '../api';
import { texts } from '../texts';
import type { FinishedScore } from './finished-score';

const words = texts.report;
const RemoveDialog = lazyPart('remove-score', async () => (await import('./remove-dialog')).RemoveDialog);
const ShareDialog = lazyPart('share-score', async () => (await import('./share-dialog')).ShareDialog);

const main = { look: 'primary', className: 'max-md:-order-1 max-md:w-full' } as const;

/** Scoring it again; null if the profile it was made from is gone. */
type Again = { start: () => void; isStarting: boolean } | null;

/** What can be done with a report, and what scoring it again costs. */
export function ReportActions({ score, again }: { score: FinishedScore; again: Again }) {
  const [dialog, setDialog] = useState<'share' | 'remove' | null>(null);
  const free = freeUntil(score.job, score.profileId);
  const close = () => setDialog(null);
  // A resume can only use what is there. If nothing fits the job, another job is the better next step.
  const isAnswered = wholePoints(score.result.score) > 0;
  return (
    <div data-print="hide" className="col-span-2 lg:col-span-1">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="quiet" icon={<Printer />} className="max-md:hidden" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button icon={<Share2 />} className="max-md:flex-1" onClick={() => setDialog('share')}>
          {words.share}
        </Button>
        {again ? (
          <Button icon={<RotateCw />} busy={again.isStarting} className="max-md:flex-1" onClick={again.start}>
            {words.again}
          </Button>
        ) : (
          <Link to={paths.calculator.href(score.postingId)} className={buttonClass({ className: 'max-md:flex-1' })}>
            {words.againWithOther}
          </Link>
        )}
        <Link
          to={score.job.resume ? paths.tailoredResume.href(score.job.resume.id) : paths.newResume.href(score.postingId)}
          className={buttonClass(isAnswered ? main : { className: 'max-md:flex-1' })}
        >
          <FileText aria-hidden="true" />
          {score.job.resume ? words.openResume : words.makeResume}
        </Link>
        {isAnswered ? null : (
          <Link to={paths.calculator.href()} className={buttonClass(main)}>
            {words.another}
          </Link>
        )}
        <Menu
          trigger={
            <Button look="quiet" iconOnly icon={<MoreHorizontal />}>
              {words.moreActions}
            </Button>
          }
          items={[{ label: words.remove, icon: <Trash2 />, caution: true, onSelect: () => setDialog('remove') }]}
        />
      </div>
      <p className="mt-2 text-xs text-ink-3 lg:text-end">{again ? (free ? words.againFree(free) : words.againPaid) : words.profileGone}</p>
      {dialog === 'share' ? <ShareDialog score={score} onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveDialog scoreId={score.id} onClose={close} /> : null}
    </div>
  );
}
