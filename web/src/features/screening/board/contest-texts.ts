import type { FindingState } from '@folia/contracts/screening/words';
import { texts } from './texts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const day = (at: string) => dayFormat.format(new Date(at));

export const contestTexts = {
  listTitle: 'Contested',
  lead: 'What candidates say is not right. Each is answered within 14 days; where two of you may, not by who changed the finding or moved the candidate.',
  failed: 'What is contested could not be loaded.',
  empty: 'Nobody contests anything.',
  goneCriterion: 'A criterion that was deleted',
  contested: (at: string) => `Contested by the candidate, ${day(at)}:`,
  due: (at: string) => `To be answered by ${day(at)}. The candidate sees this day.`,
  late: (at: string) => `Late: it was due on ${day(at)}. The candidate sees that too.`,
  wasLate: (at: string) => `It came late: it was due on ${day(at)}.`,
  answered: (who: string, from: FindingState, to: FindingState, at: string, reason: string) =>
    `${from === to ? `Kept at ${texts.state(to)}` : `Changed from ${texts.state(from)} to ${texts.state(to)}`} by ${who}, ${day(at)}: “${reason}”`,
  answer: 'Answer',
  title: (name: string) => `Answer ${name}`,
  finding: 'The finding stays, or becomes',
  reason: 'Your answer',
  reasonHint: 'The candidate reads it, with your name. The log keeps it.',
  needed: 'Say why: the candidate reads your answer.',
  keep: 'Keep the finding',
  change: 'Change the finding',
};
