import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

const waitMs = 10_000;

/** Sends over `SMTP_URL`; the connection is kept open for the next e-mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  const transport = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs });
  return {
    async send({ id, to, subject, text, html, unsubscribe }) {
      const headers = unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
      // An object, so that it is always read as exactly one address, whatever it contains.
      const receiver = { name: '', address: to };
      await transport.sendMail({
        from,
        to: receiver,
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${host}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
