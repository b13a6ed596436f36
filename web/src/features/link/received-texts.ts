import type { ReceivedLinkRefusal } from '@folia/contracts/link/received';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const on = (date: string) => day.format(new Date(date));

export const receivedTexts = {
  title: 'Links you were sent',
  failed: 'The links you were sent could not be loaded.',
  empty: {
    title: 'No link opened yet',
    text: 'Open the address that somebody sent you while you are signed in: their portfolio is found here again, for as long as they let it.',
  },
  opens: 'Still opens',
  unseen: 'A portfolio that is no longer shown to you',
  openAgain: 'Open the address you were sent to see it again.',
  opened: (first: string, last: string) => (on(first) === on(last) ? `Opened ${on(first)}.` : `First opened ${on(first)}, last ${on(last)}.`),
  refusals: {
    LINK_EXPIRED: 'Expired',
    LINK_REVOKED: 'Withdrawn',
    LINK_EXHAUSTED: 'Used up',
    LINK_PAUSED: 'Paused',
    LINK_LOCKED: 'Locked for a while',
    LINK_CHANGED: 'Has another address or password',
  } satisfies Record<ReceivedLinkRefusal, string>,
};
