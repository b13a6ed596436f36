import type { VisitTimeline } from '@folia/contracts/analytics/shapes';
import { Loading } from '../../ui/loading';
import { Modal } from '../../ui/modal';
import { LockedPart } from './locked-part';
import { ReaderLine } from './reader-line';
import { texts } from './texts';
import { useVisit } from './use-analytics';

const words = texts.visitList;
type Step = NonNullable<VisitTimeline['steps']>[number];

function stepInWords({ what, heading }: Step): string {
  switch (what.type) {
    case 'view':
      return heading || words.view;
    case 'seen':
      return `${heading || texts.section(what.section)} · ${texts.time(what.ms)}`;
    case 'action':
      return [texts.action(what.action, what.times), heading].filter(Boolean).join(' · ');
  }
}

/** One visit from its first to its last step. */
export function VisitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: visit, isError } = useVisit(id);
  return (
    <Modal visible onClose={onClose} width="md" title={visit ? texts.moment(visit.startedAt) : words.title}>
      {visit ? <Timeline visit={visit} /> : isError ? <p role="alert">{texts.partFailed}</p> : <Loading />}
    </Modal>
  );
}

function Timeline({ visit: { reader, channel, device, visibleMs, scrollPercent, steps } }: { visit: VisitTimeline }) {
  return (
    <>
      <ReaderLine reader={reader} />
      <p className="mt-3 mb-5 text-ink-2">{[texts.channel(channel), texts.device(device), texts.time(visibleMs), words.scrolled(scrollPercent)].join(' · ')}</p>
      {steps ? (
        <>
          <h3 className="mb-2 font-[550]">{words.timeline}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
          <ol tabIndex={0} className="ms-1 border-s border-line-strong ps-5">
            {steps.map((step, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a visit that is over keep their places
              <li key={position} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-1.5">
                <time dateTime={step.at} className="text-xs leading-6 text-ink-3 tabular-nums">
                  {texts.clock(step.at)}
                </time>
                <span className="[overflow-wrap:anywhere]">{stepInWords(step)}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <LockedPart sentence={texts.locked.timeline} />
      )}
    </>
  );
}
