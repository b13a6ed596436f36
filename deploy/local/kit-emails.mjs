import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);

const person = {
  from: 'Mira Solheim',
  about: '0199f0aa-5d2e-7c11-9a55-2f1f0c7c9d10',
  appUrl: 'https://folia.example',
  unsubscribe: `https://folia.example/app/unsubscribe?token=${'example'.repeat(14)}`,
  token: 'ExampleTokenOfFortyThreeLettersAndDigits012',
  words:
    'Thank you for your question.\n\nYes: I led the move to Kafka for eleven services, and I would gladly tell you more. Are you free on Thursday at 10?\n\nMira',
};
/** Where an e-mail holds something else than somebody's answer. */
const facts = {
  'link-code': { words: '012345' },
  'application-code': { words: '012345' },
  'invoice-paid': { words: 'FO-2026-0042: $29.00' },
  'credit-made': { words: 'FO-2026-0043: $9.67' },
  'payment-failed': { words: '$29.00' },
  'plan-ends-soon': { words: '$29.00' },
  'plan-renews': { words: '14 March 2027' },
  'key-ends-soon': { words: 'Nightly export' },
  'organisation-invite': { words: 'Meridian Pay' },
  'contest-answer': { words: 'ExampleKeyOfFortyThreeLettersAndDigits01234' },
  'candidacy-over': { words: 'Backend engineer, Meridian Pay' },
  'screening-invite': { words: 'Backend engineer, Meridian Pay' },
  'screening-reminder': { words: 'Backend engineer, Meridian Pay' },
  'candidate-uploaded': {
    unsubscribe: null,
    words:
      'Backend Engineer at Meridian Pay\nThey say that you sent them your resume (“Job fair in Oslo, 12 May”), and that you applied to them for this job.\n3 positions, 1 education and 12 skills were read from it.\nIt is kept for 6 months, or until you withdraw.',
  },
  'visits-day': { words: '7 views, 3 readers, 2 minutes of reading. The day before: 5 views.' },
  'visits-week': { words: '42 views, 12 readers (those of each day, added), 31 minutes of reading. 8 views came by your links. The week before: 30 views.' },
  recovery: { from: '@mira', unsubscribe: null },
  'email-confirm': { from: '@mira' },
  'name-reserved': { from: '@mira-2' },
};

const darkMedium = '(prefers-color-scheme:dark)';
const media = { light: 'not all', dark: 'all' };

/** Writes every e-mail that the product sends into a folder, once for each theme, with the very function that writes them when they are sent, and the list of them. */
export function writeKitEmails(folder) {
  const { topicOf } = require('@folia/contracts/notification/topics');
  const { wordsOf } = require(inRoot('services/user/dist/email/email-words.js'));
  const { writeEmail } = require(inRoot('services/user/dist/email/write-email.js'));
  mkdirSync(join(folder, 'emails'), { recursive: true });
  const emails = Object.keys(wordsOf).map((kind) => {
    const always = topicOf[kind] === 'account' ? { unsubscribe: null } : {};
    const { subject, text, html } = writeEmail(kind, { ...person, ...always, ...facts[kind] });
    // Whatever the system prefers, the page shows the theme that is chosen on it.
    for (const [theme, medium] of Object.entries(media)) writeFileSync(join(folder, 'emails', `${kind}.${theme}.html`), html.replace(darkMedium, medium));
    return { kind, subject, text };
  });
  writeFileSync(join(folder, 'emails.json'), JSON.stringify(emails));
}
