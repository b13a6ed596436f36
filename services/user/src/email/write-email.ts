/** What an e-mail tells of. It never carries what was written: that stays behind the sign-in. */
export type EmailKind = 'message';
export type Email = { subject: string; text: string };

/** The words of an e-mail. `from` is a name somebody chose; `about` is the thing's id, `appUrl` has no slash at its end. */
export function writeEmail(kind: EmailKind, { from, about, appUrl }: { from: string; about: string; appUrl: string }): Email {
  const address = { message: `${appUrl}/app/messages?thread=${encodeURIComponent(about)}` }[kind];
  const name = from.replace(/\s+/g, ' ').trim().slice(0, 100);
  return {
    subject: `${name} wrote to you on Folia`,
    text: `${name} wrote to you on Folia.\n\nRead and answer it here:\n${address}\n\nYou get one e-mail per conversation until you have read it.\n`,
  };
}
