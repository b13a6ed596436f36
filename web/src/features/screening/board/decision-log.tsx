import type { Decision } from '@folia/contracts/screening/board';
import type { Criterion } from '@folia/contracts/screening/shapes';
import { useCursorPages } from '../../../lib/use-cursor-pages';
import { Modal } from '../../../ui/modal';
import { PagedList } from '../../../ui/paged-list';
import { jobKey } from '../api';
import { logTexts as texts } from './log-texts';

type DecisionLogProps = { jobId: string; criteria: readonly Criterion[]; who: (id: string | null) => string; onClose: () => void };

/** What people decided about candidates, and why, the latest first. Nobody edits it. */
export function DecisionLog({ jobId, criteria, who, onClose }: DecisionLogProps) {
  const pages = useCursorPages([...jobKey(jobId), 'decisions'], '/screening/jobs/{jobId}/decisions', { path: { jobId } });
  const wordsOf = (id: string | null) => criteria.find((one) => one.id === id)?.words ?? texts.goneCriterion;
  return (
    <Modal visible width="lg" title={texts.title} onClose={onClose}>
      <p className="mb-3 text-ink-2">{texts.lead}</p>
      <PagedList
        pages={pages}
        label={texts.title}
        failed={texts.failed}
        empty={<p className="py-4 text-ink-2">{texts.empty}</p>}
        row={(decision) => <Line key={decision.id} decision={decision} who={who(decision.by)} criterion={wordsOf(decision.criterionId)} />}
      />
    </Modal>
  );
}

const Line = ({ decision, who, criterion }: { decision: Decision; who: string; criterion: string }) => (
  <li className="grid gap-x-4 py-2.5 text-[0.8125rem] sm:grid-cols-[120px_minmax(0,1fr)]">
    <time dateTime={decision.at} className="text-ink-3 tabular-nums">
      {texts.at(decision.at)}
    </time>
    <p className="[overflow-wrap:anywhere]">
      {texts.what(decision, who, criterion)}
      {decision.reason === null ? null : <span className="text-ink-2"> “{decision.reason}”</span>}
    </p>
  </li>
);
