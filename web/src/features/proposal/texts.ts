const ago = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

export const texts = {
  title: 'Proposed changes',
  lead: 'Programs that you connected or gave a key can propose changes to your entries. Nothing changes until you accept.',
  failed: 'The proposals did not load.',
  empty: 'Nothing is proposed',
  emptyText: 'When a program of yours proposes a change, it waits here for your answer for 30 days.',
  by: (program: string, at: string) => `${program || 'A program'}, ${ago.format(new Date(at))}`,
  newEntry: 'New entry',
  now: 'Now',
  proposed: 'Proposed',
  same: 'The entry already reads like this.',
  accept: 'Accept',
  acceptOf: (title: string) => `Accept the change to ${title}`,
  decline: 'Decline',
  declineOf: (title: string) => `Decline the change to ${title}`,
  accepted: (title: string) => `${title} is changed`,
  declined: 'Proposal declined',
  changedSince: 'The entry was changed meanwhile. Compare the two again.',
  waiting: (count: number) => (count === 1 ? 'A program proposes a change to your entries.' : `Programs propose ${count} changes to your entries.`),
  look: (count: number) => (count === 1 ? 'Look at it' : 'Look at them'),
};
