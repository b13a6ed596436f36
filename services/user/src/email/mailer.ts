import type { Email } from './write-email';

/** What goes out: `id` makes the Message-ID, `unsubscribe` is the address that a mail program posts to (RFC 8058). */
type OutgoingEmail = Email & { id: string; to: string; unsubscribe: string | null };

/** The way out for e-mails: an SMTP server, or a folder where none is configured. Throws what the server refused with. */
export interface Mailer {
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}
export const mailer = Symbol('mailer');
