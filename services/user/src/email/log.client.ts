import type { PinoLogger } from 'nestjs-pino';
import type { Mailer } from './mailer';

/** Where no SMTP server is configured the log says what would have been sent; addresses stay out of it. */
export const logMailer = (log: PinoLogger): Mailer => ({
  async send({ id, subject, text }) {
    log.info({ email: id, subject, text }, 'an e-mail that no server is configured for');
  },
  close() {},
});
