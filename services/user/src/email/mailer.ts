import type { Email } from './lay-out-email';

/** An outgoing e-mail: `id` makes the Message-ID, `unsubscribe` is the address that a mail program posts to (RFC 8058). */
type OutgoingEmail = Email & { id: string; to: string; unsubscribe: string | null };

/** Sends e-mails: through an SMTP server, or into a folder when none is configured. Throws the server's refusal. */
export interface Mailer {
  send(email: OutgoingEmail): Promise<void>;
  close(): void;
}
export const mailer = Symbol('mailer');
