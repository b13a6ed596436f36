import type { EmailContent } from './lay-out-email';

/**
 * `from` is a name that a person chose; `about` is the thing's id; `appUrl` has no trailing slash; `unsubscribe` is the address that ends such e-mails; `token`
 * proves that this e-mail was read; `words` is what was written to a guest, the answer to their feedback, the code that opens a link, the figures of visits, or
 * the name of an organisation.
 */
export type EmailFacts = { from: string; about: string; appUrl: string; unsubscribe: string | null; token: string; words: string };

/** `reason` is said where the topic does not say it; `end` is what the unsubscribe address does. */
type Words = Pick<EmailContent, 'subject' | 'preheader' | 'body'> & { button?: { label: string; path: string }; reason?: string; end?: string };

/** The words of some kinds of e-mail; `name` is a person's name and `about` the thing's id, both fit to be shown and to stand in an address. */
export type WordsOf<Kind extends string> = Record<Kind, (name: string, about: string, facts: EmailFacts) => Words>;
