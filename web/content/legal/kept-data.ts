import { spentBeforeMonths } from '@folia/contracts/deletion/days';

/** A kind of data that the services keep. `tables` are theirs; a spec holds them against the schema, so that none is kept untold. */
type KeptData = { what: string; why: string; until: string; tables: readonly string[] };

/** What the privacy notice says is kept on the server, about people and beside them. */
export const keptData: readonly KeptData[] = [
  {
    what: 'Your account: name, username, e-mail, the provider you sign in with and its number for you, your plan and your settings',
    why: 'To know you again, and to show your page under its address',
    until: 'Your account is deleted. An old username is kept for 90 days; a link that confirms an e-mail address or leads back into the account for a day',
    tables: [
      'user.user',
      'user.account',
      'user.identity',
      'user.username_history',
      'user.subscription',
      'user.email_change',
      'user.recovery',
      'user.notification_choice',
    ],
  },
  {
    what: 'Your sessions: when you signed in and were last seen, and the kind of browser and device',
    why: 'To keep you signed in, and to show you where you are',
    until: '30 days after a session has ended; the mark of a used sign-in for an hour',
    tables: ['user.session', 'user.used_signin'],
  },
  {
    what: 'Your portfolio: entries, further profiles, contact, photo, pictures and videos, and the words for finding you',
    why: 'To show it as you decide',
    until: 'You delete it, or your account is deleted. Pictures of a deleted entry can be brought back for 90 days',
    tables: [
      'portfolio.profile',
      'portfolio.item',
      'portfolio.imported_fields',
      'portfolio.named_profile',
      'portfolio.media',
      'portfolio.profile_photo',
      'portfolio.search_document',
      'portfolio.search_word',
    ],
  },
  {
    what: 'The history of your portfolio',
    why: 'So that you can undo a change',
    until: '90 days, and at most the last 200 changes',
    tables: ['portfolio.revision'],
  },
  {
    what: 'Your resume files, what was read in them, and your review',
    why: 'To make your portfolio from them, and to show the words an entry comes from',
    until: 'You delete the file, or your account is deleted. The fingerprint of a refused file is kept for a day',
    tables: ['portfolio.resume_file', 'portfolio.import_review', 'ai.resume_import', 'ai.refused_file'],
  },
  {
    what: 'Jobs you keep, their scores, the resumes and letters made for them, your notes and dates',
    why: 'To show you how you fit, and where each application stands',
    until: 'You delete them, or your account is deleted',
    tables: ['ai.posting', 'ai.fit_score', 'ai.tailored_resume', 'ai.paid_posting', 'ai.paid_tailoring'],
  },
  {
    what: 'What a language model answered, where one is used',
    why: 'So that a repeated step is not sent again',
    until: 'The work it was for, or your account, is deleted',
    tables: ['ai.llm_answer'],
  },
  {
    what: 'Questions about a portfolio, their answers, ratings, and a contact that was left',
    why: 'To answer, and to show the owner what was asked',
    until: '30, 90 or 365 days after the last question, as the owner chose; at once when whoever asked deletes it; with either account',
    tables: [
      'ai.conversation',
      'ai.conversation_message',
      'ai.conversation_claim',
      'ai.conversation_contact',
      'ai.deep_talk_digest',
      'ai.deep_talk_view',
      'ai.deep_talk_retention',
    ],
  },
  {
    what: 'Protected links: for whom, their rules, and a hash of their password',
    why: 'To open them for those you mean',
    until: 'Your account is deleted. Of a link of a deleted account, a hash says that it is gone',
    tables: ['sharing.link', 'sharing.gone_link'],
  },
  {
    what: 'Who opened a protected link: when, the kind of program, an e-mail address that was proven, a notice that was accepted, and an account where there is one',
    why: 'To show the sender whether it was opened; the reader is told first',
    until:
      '2 years. A visit by a link lasts 12 hours at most; a gate and its code until they are used or over; counts of wrong passwords, under a keyed hash of the network address, a day at most',
    tables: [
      'sharing.link_event',
      'sharing.link_visitor',
      'sharing.link_session',
      'sharing.link_gate',
      'sharing.link_code',
      'sharing.received_link',
      'sharing.attempt',
    ],
  },
  {
    what: 'Visits to a page: when, from where, with what kind of device, which parts were read for how long, and who, as far as they show themselves',
    why: 'To show the owner how their page is read',
    until:
      'As many days as the plan of the owner has analytics (the pricing page says how many); then only how many there were. Readers of a day are told apart by a hash that nobody can make again the day after',
    tables: [
      'sharing.visit',
      'sharing.visit_event',
      'sharing.day_reader',
      'sharing.daily_count',
      'sharing.program_count',
      'sharing.closed_day',
      'sharing.visit_gap',
      'sharing.visit_alert',
      'sharing.visit_alert_choice',
      'sharing.visit_digest',
    ],
  },
  {
    what: 'Messages between people, and from guests with their name and e-mail address',
    why: 'To deliver them',
    until: 'The account of either side is deleted. What a guest wrote and never confirmed is erased within a day and an hour',
    tables: ['user.thread', 'user.thread_member', 'user.message', 'user.guest', 'user.guest_message'],
  },
  {
    what: 'Whom you blocked, what you reported with a copy of what you saw, and a suspension',
    why: 'To keep people apart, and so that admins can decide',
    until: 'The account of either side is deleted',
    tables: ['user.block', 'user.report', 'portfolio.block', 'portfolio.suspension'],
  },
  {
    what: 'Feedback: what you wrote, the page it is about, and the answer; without an account the e-mail address you gave',
    why: 'To answer it, and to make the product better',
    until: '2 years, or until your account is deleted. A keyed hash of the network address of people without an account is kept for a day',
    tables: ['user.feedback'],
  },
  {
    what: 'What you were told, in the bell and by e-mail',
    why: 'To tell you once, and only what you want to hear',
    until: '180 days in the bell; 30 days that an e-mail was sent',
    tables: ['user.notification', 'user.email'],
  },
  {
    what: 'What you used of your plan, and the work that waits or was done for you',
    why: 'To count it, and to finish what was begun',
    until: 'Your account is deleted; answers of the assistant are counted for a few days',
    tables: ['user.usage', 'user.usage_count', 'user.limit_news', 'user.given_back', 'user.job', 'ai.job'],
  },
  {
    what: 'That an account was deleted: its number and the day, and a hash of its username',
    why: 'So that nothing about it is written again, and nobody takes its name at once',
    until: 'The number stays; the hash 90 days',
    tables: ['user.deletion', 'user.departure', 'portfolio.departure', 'ai.departure', 'sharing.departure', 'user.held_username'],
  },
  {
    what: 'How many of the units that a plan has in total a deleted account had used, with a keyed hash of its sign-in that nobody can read back',
    why: 'So that a new account with the same sign-in goes on from there and does not begin anew',
    until: `${spentBeforeMonths} months after the account was erased`,
    tables: ['user.spent_before'],
  },
  {
    what: 'What admins did, to which account, and why',
    why: 'So that it can be checked',
    until: 'It stays, with the number of an account and without its name',
    tables: ['user.audit_log'],
  },
  {
    what: 'A keyed hash of an e-mail address that wants no e-mails from people without an account, or that admins refused',
    why: 'To send none there',
    until: 'It stays',
    tables: ['user.refused_address'],
  },
  {
    what: 'What each plan costs and allows; nothing about people',
    why: 'To show it, to charge it and to hold to it',
    until: 'It is changed',
    tables: ['user.plan'],
  },
  {
    what: 'News between the parts of the product: numbers, never words',
    why: 'So that each part learns what changed in another',
    until: 'They have arrived; the number of one that was handled stays',
    tables: ['user', 'portfolio', 'ai', 'sharing'].flatMap((service) => [`${service}.outbox`, `${service}.handled_event`]),
  },
];
