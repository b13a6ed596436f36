import type { ItemKind } from '@folia/contracts/item/fields';
import { linkDays } from '@folia/contracts/limits';
import { sectionName } from '../../../lib/kind-names';

const plural = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Words of the form of a link. */
export const formTexts = {
  createTitle: 'Create a link',
  editTitle: 'Edit the link',
  description: 'For whom',
  descriptionHint: 'Only you see this, and it names the link in your list. With a watermark and no e-mail rule it stands on the page.',
  application: (job: string) => `For your application: ${job}`,
  applicationResume: 'It shows the resume that you sent, too.',
  applicationPlain: 'Tied to this job in your list.',
  profile: 'Which profile',
  mainProfile: 'Your portfolio',

  ends: 'Ends',
  endsIn: { 7: '7 days', 30: '30 days', 90: '90 days', date: 'A date' },
  endsAt: (date: string) => `${moment.format(new Date(date))} your time.`,
  date: 'Last day',
  dateHint: `At most ${linkDays.most} days from today.`,
  datePast: `Choose a day that is still to come, at most ${linkDays.most} days from today.`,
  alsoAfter: 'Also after a number of views',
  maxViews: 'Views at most',
  maxVisitors: 'Readers at most',
  limitsHint: 'Empty: any number. With a limit, the gate asks for one press, so that mail scanners use up nothing.',
  numberError: 'A whole number from 1 to 1,000,000.',

  opensFor: 'Who can open it',
  opensForWhom: { anyone: 'Anyone', verified: 'Any e-mail', listed: 'Only these' },
  verifiedHint: 'A code is sent to the address they enter. You see the address, and they are told so.',
  listed: 'E-mail addresses and domains',
  listedHint: 'Such as ida@lyngen.example, or lyngen.example for everybody there. A code is sent to the address; you see it, and they are told so.',
  listedError: 'Addresses such as ida@lyngen.example or domains such as lyngen.example, at least one.',
  removeListed: (one: string) => `Remove ${one}`,
  password: 'Password',
  passwordNew: 'The password',
  passwordHint: 'At least 8 characters. You send it yourself, another way.',
  passwordKeep: 'Leave empty to keep the one it has. A new one asks everybody again.',
  passwordShort: 'At least 8 characters.',
  notify: 'Tell me about visits',
  notifyWhen: { 'at-once': 'At once', daily: 'Once a day', off: 'Not at all' },
  notifyHint: 'At most once an hour for this link, as your notification settings say.',

  sees: 'What they see',
  all: 'Everything you share',
  allHint: 'All that is public or for links, also what you add later.',
  chosen: 'Only what I choose',
  single: (kind: ItemKind) => `Choose single ${sectionName(kind).toLowerCase()}`,
  singleShort: 'Choose single ones',
  contact: 'E-mail and phone',
  contactHint: 'Only those you marked as public or for links.',
  privateNever: 'Private things are never part of a link.',
  noItems: 'You have nothing to share by a link yet: all your items are private, or there are none.',
  downloads: 'Download as PDF',
  deepTalk: 'Questions to your assistant',
  more: 'Watermark, notice and a private note',
  watermark: 'Watermark',
  watermarkHint: 'Who opened it and the date, across the page and in every PDF.',
  notice: 'Notice to accept',
  noticeText: 'The notice',
  noticeHint: 'Shown before anything else. Who accepts it, which words and when are kept in the history. Other words ask everybody again.',
  noticeError: 'Write the words to accept, at most 2,000 characters.',
  note: 'Private note',
  noteHint: 'For you alone.',

  count: (seen: number, all: number) => `They see ${seen} of ${plural(all, 'item', 'items')}`,
  draft: 'Save as draft',
  create: 'Create and copy',
  save: 'Save',

  preview: {
    title: (who: string) => `What ${who} meets first`,
    meet: 'What they meet first',
    open: 'It opens by itself.',
    openText: 'Without a limit, a password or an e-mail rule, the address alone is enough.',
    note: 'No name and no content before the gate, and no word on whose address is on the list.',
  },
};
