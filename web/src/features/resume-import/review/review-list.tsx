import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { entryTitle } from '../../../lib/entry-title';
import { BasicsCard } from './basics-card';
import { CardFrame } from './card-frame';
import type { Resolution } from './decisions';
import { DoubleCard } from './double-card';
import { EntryCard } from './entry-card';
import { HandCard } from './hand-card';
import { doubtfulCount, type EntryCard as EntryCardData, type ReviewCard } from './review-cards';
import { reviewTexts } from './review-texts';
import { SkillsCard } from './skills-card';

type ReviewListProps = {
  cards: readonly ReviewCard[];
  current: string | null;
  onEnter: (id: string) => void;
  profiles: ReadResume['profiles'];
  onDecide: (card: ReviewCard, decision: 'accepted' | 'dropped') => void;
  onResolve: (card: ReviewCard, resolution: Resolution) => void;
  onEdit: (card: ReviewCard) => void;
  onAnother: (card: EntryCardData) => void;
};

const titleOf = (card: ReviewCard) =>
  card.type === 'entry' ? entryTitle(card.entry.kind, card.entry.fields) : card.type === 'basics' ? reviewTexts.aboutYou : reviewTexts.skills;

/** The cards in their fixed order; doubtful ones are numbered. */
export function ReviewList({ cards, current, onEnter, profiles, onDecide, onResolve, onEdit, onAnother }: ReviewListProps) {
  const all = doubtfulCount(cards);
  let seen = 0;
  return (
    <div>
      {cards.map((card) => {
        const isDoubtful = card.type !== 'skills' && card.doubtful;
        if (isDoubtful) seen += 1;
        const place = isDoubtful ? reviewTexts.toCheck(seen, all) : null;
        const isCurrent = card.id === current;
        const decide = (decision: 'accepted' | 'dropped') => onDecide(card, decision);
        return (
          <CardFrame key={card.id} id={card.id} title={titleOf(card)} isCurrent={isCurrent} onEnter={() => onEnter(card.id)}>
            {card.type === 'skills' ? (
              <SkillsCard card={card} isCurrent={isCurrent} onDecide={decide} />
            ) : card.type === 'basics' ? (
              <BasicsCard card={card} profiles={profiles} isCurrent={isCurrent} place={place} onDecide={decide} onEdit={() => onEdit(card)} />
            ) : card.double ? (
              <DoubleCard card={card} double={card.double} isCurrent={isCurrent} onResolve={(resolution) => onResolve(card, resolution)} />
            ) : card.made === 'hand' ? (
              <HandCard card={card} isCurrent={isCurrent} onDecide={decide} />
            ) : (
              <EntryCard card={card} isCurrent={isCurrent} place={place} onDecide={decide} onEdit={() => onEdit(card)} onAnother={() => onAnother(card)} />
            )}
          </CardFrame>
        );
      })}
    </div>
  );
}
