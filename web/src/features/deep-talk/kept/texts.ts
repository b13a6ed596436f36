import type { Asker } from '@folia/contracts/deep-talk/conversation';
import type { ItemKind } from '@folia/contracts/item/fields';
import { addedName } from '../../../lib/kind-names';
import { texts as talkTexts } from '../texts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function short(at: string) {
  const [date, now] = [new Date(at), new Date()];
  if (date.toDateString() === now.toDateString()) return time.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : dayYear).format(date);
}

/** Conversations that are kept, and what was not answered in them. */
export const texts = {
  short,
  asker: ({ person, type }: Asker) => person?.name ?? (type === 'business' ? 'Somebody from a business' : type === 'individual' ? 'A person' : 'Somebody'),
  test: 'Your own test',
  byLink: 'by a link',
  inProfile: (slug: string) => `profile “${slug}”`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  list: 'Conversations',
  listFailed: 'The conversations could not be loaded.',
  mineEmpty: ['Nothing asked yet', 'Open somebody’s page and ask about them; what was said is kept here.'] as const,
  ofMeEmpty: ['Nobody has asked yet', 'What is asked on your page arrives here, with the answers people got.'] as const,
  choose: 'Choose a conversation.',
  back: 'All conversations',
  failed: 'This conversation could not be loaded.',
  gone: 'This conversation is not to be seen: it was deleted, or it is another’s.',
  tryAgain: 'Try again',
  earlier: 'Earlier questions',
  keptUntil: (at: string) => `Kept until ${dayYear.format(new Date(at))}`,
  goOn: 'Ask more',
  remove: 'Delete',
  removeTitle: 'Delete this conversation?',
  removeText: 'It goes for both of you, at once and for good.',
  removed: 'Deleted.',

  unansweredLead: 'What your portfolio could not say. Add it once, and the next person gets an answer.',
  unanswered: 'Unanswered questions',
  which: 'Which ones',
  open: 'Open',
  done: 'Done',
  unansweredFailed: 'The list could not be loaded.',
  unansweredEmpty: ['Nothing is open', 'Questions that your portfolio does not answer are gathered here, with a way to answer them for good.'] as const,
  doneEmpty: ['Nothing is done yet', 'What you have answered or put aside is kept here.'] as const,
  because: { absent: 'not in your portfolio', unhelpful: 'the answer did not help' },
  reason: talkTexts.reasons,
  add: (kind: ItemKind) => `Add ${addedName(kind)}`,
  write: 'Write the answer',
  see: 'See the conversation',
  answeredNow: 'Answered now',
  answeredByYou: 'Answered now, in your words',
  restsOn: 'Rests on',
  markDone: 'Done',
  markOpen: 'Open again',
};
