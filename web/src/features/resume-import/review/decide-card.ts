import type { ReviewDecisions } from '@folia/contracts/resume-import/shapes';
import { basicsDecision, decideBasics, decideEntries, decideEntry, decideProfiles, entryDecision } from './decisions';
import type { ReviewCard } from './review-cards';

/** Accepts or drops everything on a card. What was decided individually before stays as it is. */
export function decideCard(draft: ReviewDecisions, card: ReviewCard, decision: 'accepted' | 'dropped'): ReviewDecisions {
  if (card.type === 'entry') return decideEntry(draft, card.id, decision);
  if (card.type === 'skills') {
    const open = card.entries.map(({ id }) => id).filter((id) => entryDecision(draft, id).decision === 'undecided');
    return decideEntries(draft, open, decision);
  }
  const open = card.fields.map(({ field }) => field).filter((field) => basicsDecision(draft, field).decision === 'undecided');
  const decided = decideBasics(draft, open, decision);
  return draft.profiles === 'undecided' ? decideProfiles(decided, decision) : decided;
}
