import type { FieldSpec } from '@folia/contracts/item/fields';
import type { BasicsField, ReadResume } from '@folia/contracts/resume-import/shapes';
import { Lock, X } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Signal } from '../../../ui/signal';
import { DecidedRow } from './decided-row';
import { DecisionButtons } from './decision-buttons';
import { basicsDecision, decideBasics, decideProfiles, resetBasics, setBasics } from './decisions';
import { basicsLabels } from './field-labels';
import { FieldRow } from './field-row';
import { type BasicsCard as Card, replaces } from './review-cards';
import { useReview } from './review-context';
import { reviewTexts } from './review-texts';

/** Longest values of the profile (contract portfolio.ts). */
const specs: Record<BasicsField, FieldSpec> = {
  name: { type: 'text', max: 100 },
  headline: { type: 'text', max: 300 },
  summary: { type: 'markdown', max: 5000 },
  location: { type: 'text', max: 200 },
  email: { type: 'text', max: 300 },
  phone: { type: 'text', max: 300 },
  url: { type: 'url', max: 2000 },
};

type BasicsCardProps = {
  card: Card;
  profiles: ReadResume['profiles'];
  isCurrent: boolean;
  place: string | null;
  onDecide: (decision: 'accepted' | 'dropped') => void;
  onEdit: () => void;
};

/** Name, headline and contact data; decided together, or one by one. */
export function BasicsCard({ card, profiles, isCurrent, place, onDecide, onEdit }: BasicsCardProps) {
  const { draft, change, mine } = useReview();
  const fields = card.fields.map(({ field }) => field);
  const decisions = fields.map((field) => basicsDecision(draft, field).decision);
  if (profiles.length > 0) decisions.push(draft.profiles);
  if (!decisions.includes('undecided')) {
    const isDropped = !decisions.includes('accepted');
    const kept = card.fields.filter((_found, index) => isDropped || decisions[index] === 'accepted').map(({ field }) => basicsLabels[field]);
    if (profiles.length > 0 && (isDropped || draft.profiles === 'accepted')) kept.push(reviewTexts.links);
    const undo = () => change((known) => decideProfiles(decideBasics(known, fields, 'undecided'), 'undecided'));
    return <DecidedRow title={kept.join(', ')} isDropped={isDropped} undoLabel={reviewTexts.aboutYou} onUndo={undo} />;
  }
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2">
        <h2 className="text-[0.9375rem] font-semibold">{reviewTexts.aboutYou}</h2>
        {place ? <span className="text-xs text-ink-3">{place}</span> : null}
        <DecisionButtons
          title={reviewTexts.aboutYou}
          isCurrent={isCurrent}
          onAccept={() => onDecide('accepted')}
          onEdit={onEdit}
          onDrop={() => onDecide('dropped')}
        />
      </div>
      {card.fields.map((found) => {
        const { decision, value } = basicsDecision(draft, found.field);
        return (
          <FieldRow
            key={found.key}
            found={found}
            label={basicsLabels[found.field]}
            spec={specs[found.field]}
            own={decision === 'dropped' ? '' : value}
            replaced={decision !== 'dropped' && replaces(mine, found.field, String(value ?? found.value)) ? mine[found.field] : undefined}
            onSet={(next) => change((known) => setBasics(known, found.field, String(next)))}
            onReset={() => change((known) => resetBasics(known, found.field))}
          />
        );
      })}
      {profiles.length > 0 ? (
        <div className="grid min-h-[34px] grid-cols-[24px_minmax(0,1fr)] items-center gap-x-2 md:grid-cols-[24px_84px_minmax(0,1fr)_auto]">
          <span />
          <span className="text-[0.8125rem] text-ink-3">{reviewTexts.links}</span>
          <span className={`max-md:col-start-2 ${draft.profiles === 'dropped' ? 'text-ink-3 line-through' : ''}`}>
            {reviewTexts.profilesFound(profiles.map(({ network, username }) => (username ? `${network} (${username})` : network)))}
          </span>
          <span className="max-md:col-start-2 max-md:-ms-3">
            {draft.profiles === 'undecided' ? (
              <Button look="quiet" size="sm" iconOnly icon={<X />} onClick={() => change((known) => decideProfiles(known, 'dropped'))}>
                {reviewTexts.leaveOutLinks}
              </Button>
            ) : (
              <Button look="quiet" size="sm" onClick={() => change((known) => decideProfiles(known, 'undecided'))}>
                {reviewTexts.undo}
              </Button>
            )}
          </span>
        </div>
      ) : null}
      <div className="mt-2 ps-8">
        <Signal tone="off" icon={<Lock aria-hidden="true" />}>
          {reviewTexts.aboutYouNote}
        </Signal>
      </div>
    </>
  );
}
