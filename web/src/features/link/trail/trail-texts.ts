import type { Link, LinkViewer } from '@folia/contracts/link/shapes';
import type { LinkEvent, LinkEventKind } from '@folia/contracts/link/trail';

const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const rules: Record<LinkEvent['rules'][number], string> = {
  description: 'for whom',
  note: 'private note',
  profileId: 'profile',
  selection: 'what they see',
  application: 'application',
  password: 'password',
  emailRule: 'who can open it',
  notice: 'notice',
  expiresAt: 'end',
  maxViews: 'views at most',
  maxVisitors: 'readers at most',
  downloads: 'download as PDF',
  deepTalk: 'questions to the assistant',
  watermark: 'watermark',
  notify: 'when you are told',
};

/** Words of a link's history. */
export const trailTexts = {
  title: (description: string) => `History of “${description}”`,
  list: 'What happened, the latest first',
  empty: 'Nothing has happened yet.',
  failed: 'The history could not be loaded.',
  openedBy: 'Opened by',
  viewers: {
    people: 'people',
    uncertain: 'may be a scanner',
    previews: 'previews and scanners',
    bots: 'bots',
    yourself: 'yourself',
  } satisfies Record<keyof Link['opens'], string>,
  counted: 'People count as views, and so does what may be a scanner. Previews, bots and you never do.',
  viewer: {
    person: 'by a person',
    uncertain: 'perhaps by a scanner: pressed within a second, without a scroll',
    preview: 'by a preview or a mail scanner, not counted',
    bot: 'by a bot, not counted',
    yourself: 'by yourself, not counted',
  } satisfies Record<LinkViewer, string>,
  kinds: {
    made: 'Made',
    changed: 'Changed',
    paused: 'Paused',
    resumed: 'Opened again',
    renewed: 'Given a new address; the old one ended',
    unlocked: 'Unlocked',
    revoked: 'Revoked',
    restored: 'Revoke taken back',
    'end-set': 'Given an end, since links no longer last for ever',
    locked: 'Locked after too many wrong tries',
    opened: 'Opened',
    accepted: 'Notice accepted',
    'code-sent': 'Code sent',
    'wrong-password': 'Wrong password',
    'wrong-code': 'Wrong code',
  } satisfies Record<LinkEventKind, string>,
  notice: (version: number) => `version ${version}`,
  changed: (names: LinkEvent['rules']) => names.map((name) => rules[name]).join(', '),
  at: (date: string) => moment.format(new Date(date)),
};
