import type { RequirementStatus } from '@folia/contracts/fit-score';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, MoreHorizontal, Pencil, Printer, RotateCw, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { reasonOf } from '../../../lib/reason-of';
import { bandOf, wholePoints } from '../../../lib/score-band';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/button-class';
import { Menu } from '../../../ui/menu';
import { Modal } from '../../../ui/modal';
import { useToast } from '../../../ui/toast';
import { savedJobsKey, scoresKey } from '../api';
import { texts } from '../texts';
import { useStartScore } from '../use-start-score';
import { FactsDialog } from './facts-dialog';
import type { FinishedScore } from './finished-score';
import { ShareDialog } from './share-dialog';

const words = texts.report;
const dots = { good: 'bg-good', fine: 'bg-fine', warn: 'bg-warn', bad: 'bg-bad' };

function countsOf(score: FinishedScore): Record<RequirementStatus, number> {
  const counts = { met: 0, partial: 0, missing: 0, unclear: 0 };
  for (const { status } of score.result.requirements) counts[status] += 1;
  return counts;
}

/** The figure, the band in words, what job it is, and what can be done with it. */
export function ReportHead({ score }: { score: FinishedScore }) {
  const [dialog, setDialog] = useState<'facts' | 'share' | 'remove' | null>(null);
  const { start, isStarting, error } = useStartScore();
  const { word, tone } = bandOf(score.result.score);
  const points = wholePoints(score.result.score);
  const { workplace } = score.result.job;
  // "Berlin or remote" says it already.
  const isSaid = workplace !== null && score.location.toLowerCase().includes(workplace);
  const at = [score.company, score.location, workplace && !isSaid ? words.workplace[workplace] : ''].filter(Boolean);
  const { freeUntil } = score.job;
  const close = () => setDialog(null);
  return (
    <header className="mt-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-x-6 gap-y-4 md:gap-x-8 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <p
          role="img"
          aria-label={words.scoreLabel(points, word)}
          className="self-center font-serif text-[5rem] leading-[0.85] tracking-[-0.04em] md:text-[6.5rem] md:leading-[0.78]"
        >
          {points}
        </p>
        <div className="min-w-0">
          <h1 className="mb-1.5 text-m text-ink-2 [overflow-wrap:anywhere]">
            <b className="font-semibold text-ink">{score.role || texts.unnamedJob}</b>
            {at.map((one) => ` · ${one}`)}
          </h1>
          <p className="section-title flex items-center gap-2">
            <span aria-hidden="true" className={`size-[9px] rounded-full ${dots[tone]}`} />
            {word}
          </p>
          <p className="mt-1.5 max-w-[62ch] text-ink-2 max-md:hidden">{words.counts(countsOf(score))}</p>
        </div>
        <p className="col-span-2 text-ink-2 md:hidden">{words.counts(countsOf(score))}</p>
        <div data-print="hide" className="col-span-2 flex flex-wrap items-center gap-2 lg:col-span-1">
          <Button look="quiet" icon={<Printer />} className="max-md:hidden" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button icon={<Share2 />} className="max-md:flex-1" onClick={() => setDialog('share')}>
            {words.share}
          </Button>
          <Link
            to={score.job.resume ? paths.tailoredResume.href(score.job.resume.id) : paths.newResume.href(score.savedJobId)}
            className={buttonClass({ className: 'max-md:w-full max-md:order-last' })}
          >
            <FileText aria-hidden="true" />
            {score.job.resume ? words.openResume : words.makeResume}
          </Link>
          <Button look="primary" icon={<RotateCw />} busy={isStarting} className="max-md:flex-1" onClick={() => start({ savedJobId: score.savedJobId })}>
            {words.again}
          </Button>
          <Menu
            trigger={
              <Button look="quiet" iconOnly icon={<MoreHorizontal />}>
                {words.moreActions}
              </Button>
            }
            items={[
              { label: words.edit, icon: <Pencil />, onSelect: () => setDialog('facts') },
              { label: words.remove, icon: <Trash2 />, caution: true, onSelect: () => setDialog('remove') },
            ]}
          />
          <p className="w-full text-xs text-ink-3 lg:text-end">{freeUntil ? words.againFree(freeUntil) : words.againPaid}</p>
        </div>
      </div>
      {error ? (
        <p role="alert" className="mt-4 rounded-s bg-bad-wash px-3 py-2 text-bad">
          {error}
        </p>
      ) : null}
      {dialog === 'facts' ? <FactsDialog score={score} onClose={close} /> : null}
      {dialog === 'share' ? <ShareDialog score={score} onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveDialog scoreId={score.id} onClose={close} /> : null}
    </header>
  );
}

function RemoveDialog({ scoreId, onClose }: { scoreId: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => api.delete(`/fit-scores/${scoreId}`),
    onSuccess: async () => {
      toast(texts.removal.done);
      await navigate(paths.careerCenter.href());
      client.removeQueries({ queryKey: [...scoresKey, scoreId] });
      void client.invalidateQueries({ queryKey: scoresKey });
      void client.invalidateQueries({ queryKey: savedJobsKey });
    },
  });
  return (
    <Modal visible popup width="sm" title={texts.removal.title} onClose={onClose}>
      <p className="text-ink-2">{texts.removal.text}</p>
      {remove.isError ? (
        <p role="alert" className="mt-3 text-bad">
          {reasonOf(remove.error)}
        </p>
      ) : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button look="caution" busy={remove.isPending} onClick={() => remove.mutate()}>
          {texts.removal.confirm}
        </Button>
      </div>
    </Modal>
  );
}
