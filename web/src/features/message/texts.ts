import type { DisplayMode } from '@folia/contracts/message/shapes';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

export const texts = {
  title: 'Messages',
  modes: { inbox: 'Inbox', unread: 'Unread', sent: 'Sent', archived: 'Archived' } satisfies Record<DisplayMode, string>,
  whichOnes: 'Which conversations',
  conversations: 'Conversations',
  listFailed: 'Your messages could not be loaded.',
  empty: {
    inbox: ['No messages yet', 'Who sees your page can write to you; it arrives here.'],
    unread: ['Nothing unread', 'You have read everything that was written to you.'],
    sent: ['Nothing sent yet', 'Open somebody’s page and choose “Message” to write to them.'],
    archived: ['Nothing archived', 'Conversations you put away wait here. A new message brings them back.'],
  } satisfies Record<DisplayMode, [string, string]>,
  you: 'You: ',
  unread: 'unread',
  short: (at: string, now: Date) => {
    const date = new Date(at);
    if (date.toDateString() === now.toDateString()) return time.format(date);
    return date.getFullYear() === now.getFullYear() ? day.format(date) : dayYear.format(date);
  },
  moment: (at: string) => moment.format(new Date(at)),
  choose: 'Choose a conversation.',
  back: 'All messages',
  archive: 'Archive',
  unarchive: 'Move to inbox',
  archived: 'Archived.',
  unarchived: 'Back in the inbox.',
  earlier: 'Earlier messages',
  threadFailed: 'This conversation could not be loaded.',
  gone: 'This conversation is not to be seen: it is another’s, or one of you has blocked the other.',
  tryAgain: 'Try again',
  wrote: (name: string) => `${name} wrote`,
  youWrote: 'You wrote',
  writeTo: (name: string) => `Message ${name}`,
  writeLead: 'They see your name and a way to your page, and answer here.',
  yourMessage: 'Your message',
  send: 'Send',
  cancel: 'Cancel',
  needed: 'Write something first.',
  left: (count: number) => `${count.toLocaleString('en-US')} characters left`,
  sent: 'Sent.',
  tooMany: 'That was today’s last: ten new conversations and a hundred messages a day. What you wrote is kept here; send it tomorrow (UTC).',
  notThere: 'They can’t be written to: their page is private, or one of you has blocked the other. What you wrote is kept here.',
};
