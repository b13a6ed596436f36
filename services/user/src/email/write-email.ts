import { type NotificationTopic, topicOf } from '@folia/contracts/notification/topics';
import type { EmailFacts } from './email-facts';
import { type EmailKind, isAddressed } from './email-kinds';
import { wordsOf } from './email-words';
import { type Email, layOutEmail } from './lay-out-email';

const ofAccount = 'This e-mail is about your account and its safety, so it is always sent.';
const chosen = (topic: string) => `You get this because e-mails about ${topic} are switched on in your settings.`;

/** Why somebody gets the e-mails of a topic. */
const reasonOf: Record<NotificationTopic, string> = {
  account: ofAccount,
  message: chosen('messages'),
  question: chosen('questions that your portfolio could not answer'),
  rating: chosen('the ratings of answers about you'),
  digest: chosen('the questions of a day'),
  import: chosen('imports'),
  reminder: chosen('reminders'),
  report: chosen('your reports'),
  plan: chosen('your plan'),
  visit: chosen('visits'),
  feedback: chosen('feedback'),
  screening: chosen('screenings'),
};

/** An e-mail as it goes out: its words, its one button, and why its receiver gets it. */
export function writeEmail(kind: EmailKind, facts: EmailFacts): Email {
  const name = facts.from
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100);
  const { button, reason, end = 'No more e-mails of this kind', ...content } = wordsOf[kind](name, encodeURIComponent(facts.about), facts);
  return layOutEmail({
    ...content,
    reason: reason ?? (isAddressed(kind) ? ofAccount : reasonOf[topicOf[kind]]),
    ...(button ? { button: { label: button.label, address: facts.appUrl + button.path } } : {}),
    ...(facts.unsubscribe ? { unsubscribe: { label: end, address: facts.unsubscribe } } : {}),
  });
}
