import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

const waitMs = 10_000;

/** Sends over `SMTP_URL`; the connection is kept for the next one. */
export function smtpMailer(url: string, from: string): Mailer {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  const transport = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs });
  return {
    async send({ id, to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, messageId: `<${id}@${host}>`, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}
