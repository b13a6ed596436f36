/** An e-mail as its reader sees it: headers unfolded and decoded, one a line; the plain text; and the HTML, empty where there is none. */
export type Mail = { subject: string; headers: string; text: string; html: string };

const bytesOf = (quoted: string) =>
  Buffer.from(
    quoted.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

/** Encoded words of a header (RFC 2047). */
const plainHeader = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_all, words: string) => Buffer.from(words, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_all, words: string) => bytesOf(words.replaceAll('_', ' ')).toString());

const headerOf = (headers: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';

function split(raw: string): { headers: string; body: string } {
  const at = raw.indexOf('\n\n');
  return { headers: plainHeader(raw.slice(0, at).replace(/\n[ \t]+/g, ' ')), body: raw.slice(at + 2) };
}

function decoded({ headers, body }: { headers: string; body: string }): string {
  const encoding = headerOf(headers, 'Content-Transfer-Encoding').toLowerCase();
  if (encoding === 'quoted-printable') return bytesOf(body).toString();
  return encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;
}

/**
 * Reads a message with lines that end in `\n`: plain text alone, or `multipart/alternative` (RFC 2046) of plain text and HTML, as quoted-printable, base64 or
 * unencoded (RFC 2045).
 */
export function readMail(raw: string): Mail {
  const whole = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headerOf(whole.headers, 'Content-Type'))?.[1];
  const parts = boundary
    ? whole.body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\n|\n$/g, '')))
    : [whole];
  const partOf = (type: string) => parts.find(({ headers }) => headerOf(headers, 'Content-Type').startsWith(type));
  const [text, html] = [partOf('text/plain'), partOf('text/html')];
  return { subject: headerOf(whole.headers, 'Subject'), headers: whole.headers, text: text ? decoded(text) : '', html: html ? decoded(html) : '' };
}
