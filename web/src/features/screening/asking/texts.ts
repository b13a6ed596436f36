import { askingDays, mostInvited } from '@folia/contracts/asking/limits';
import type { Asking } from '@folia/contracts/asking/shapes';

const count = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dayOf = (iso: string) => day.format(new Date(iso));
const people = (many: number) => (many === 1 ? '1 person' : `${count.format(many)} people`);

const ways: Record<Asking['way'], string> = { link: 'by link', invited: 'by e-mail', found: 'found' };
const told = 'They see the job, every criterion, who asks and for how long, and answer yes or no.';

export const texts = {
  notNow: 'Not now',
  link: {
    title: 'Ask by link',
    lead: `For somebody whose portfolio you were shown: a protected link, or the public address. ${told} Until they agree nothing of the page is read, and after ${askingDays} days no answer is no.`,
    address: 'Address of the portfolio',
    addressBad: 'Paste the whole address of a portfolio on Folia, as you were given it.',
    nothing: 'This address opens no portfolio for you.',
    spent: 'Your account has asked as many people as it can within a day. Ask again tomorrow.',
    known: 'They were asked lately, or are on this job. Nobody is asked twice.',
    openFirst: 'This link asks for something before it opens. Open it once while you are signed in, then ask here.',
    name: 'Name, for your list',
    nameHint: 'Your team alone sees it.',
    ask: 'Ask',
    asked: 'Asked',
  },
  invite: {
    title: 'Invite by e-mail',
    lead: `Each address gets one e-mail, and one reminder after a week. ${told} No account is needed. After ${askingDays} days no answer is no.`,
    table: 'Addresses',
    tableHint: `One on each line, with a name or without, at most ${mostInvited}. A CSV file does too.`,
    file: 'Take a CSV file',
    fileBad: 'This file could not be read as text.',
    needed: 'Paste addresses, or take a file.',
    look: 'Look through',
    back: 'Change the list',
    errors: (many: number) =>
      many === 1
        ? 'One line cannot be used. Change it, or ask the others without it.'
        : `${count.format(many)} lines cannot be used. Change them, or ask the others without them.`,
    line: (line: number) => `Line ${line}`,
    rows: 'Who is asked',
    known: 'asked lately, or on the job: left out',
    someone: 'no name',
    left: (left: number) => `Your account can ask ${people(left)} more today.`,
    tooMany: (left: number) => `Your account can ask only ${people(left)} more today. Take some lines out, or ask the rest tomorrow.`,
    ask: (many: number) => `Ask ${people(many)}`,
    asked: (many: number) => `${people(many)} asked`,
  },
  list: {
    title: (many: number) => `Asked, ${count.format(many)}`,
    lead: 'Whoever says yes is on the board. Who said no, and who has not answered, is not told apart.',
    failed: 'Who was asked could not be loaded.',
    who: ({ name, address }: Asking) => name || address || 'A portfolio',
    address: ({ name, address }: Asking) => (name && address ? address : ''),
    when: (who: string, { askedAt, endsAt, way }: Asking) => `${ways[way]}, by ${who}, ${dayOf(askedAt)}; until ${dayOf(endsAt)}`,
    takeBack: 'Take back',
    takeBackOf: (who: string) => `Take back the question to ${who}`,
    takenBack: 'Taken back. An answer that was given stays.',
  },
} as const;
