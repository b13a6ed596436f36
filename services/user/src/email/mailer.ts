import type { Email } from './write-email';

/** The way out for e-mails: an SMTP server, or the log where none is configured. `id` makes the Message-ID. Throws what the server refused with. */
export interface Mailer {
  send(email: Email & { id: string; to: string }): Promise<void>;
  close(): void;
}
export const mailer = Symbol('mailer');
