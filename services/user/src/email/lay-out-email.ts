import { darkStyles, look } from './email-look';
import { type Markup, markup } from './markup';

/** A paragraph; somebody's own words; a code to type; or facts in rows, as `[what, value]`. All are plain text, and lines break where they do in it. */
type EmailPart = string | { quote: string } | { code: string } | { rows: readonly (readonly [string, string])[] };

/** What an e-mail says. Everything is plain text: the layout escapes it. */
export type EmailContent = {
  subject: string;
  /** What an inbox shows after the subject; the first paragraph unless something says more. */
  preheader?: string;
  body: readonly EmailPart[];
  /** The one thing to do: what the button says and the address it leads to, which also stands below it. */
  button?: { label: string; address: string };
  /** Why this person gets it. */
  reason: string;
  /** The address that ends such e-mails, and what it says it does. */
  unsubscribe?: { label: string; address: string };
};
export type Email = { subject: string; text: string; html: string };

/** Writes an e-mail in the product's look: the same words as HTML and as plain text. It loads nothing from anywhere. */
export const layOutEmail = (content: EmailContent): Email => ({ subject: content.subject, text: plainText(content), html: htmlPage(content) });

function plainPart(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('quote' in part) return part.quote;
  if ('code' in part) return part.code;
  return part.rows.map(([what, value]) => `${what}: ${value}`).join('\n');
}

function plainText({ subject, body, button, reason, unsubscribe }: EmailContent): string {
  const end = ['-- ', reason, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.address}`] : [])].join('\n');
  return [`${subject}.`, ...body.map(plainPart), ...(button ? [`${button.label}:\n${button.address}`] : []), end].join('\n\n').concat('\n');
}

const withBreaks = (text: string): Markup => {
  const [first = '', ...others] = text.split(/\r?\n/);
  return markup`${first}${others.map((line) => markup`<br>${line}`)}`;
};

function htmlPart(part: EmailPart): Markup {
  if (typeof part === 'string') return markup`<p ${look('paragraph')}>${withBreaks(part)}</p>`;
  if ('quote' in part) return markup`<blockquote ${look('quote')}>${withBreaks(part.quote)}</blockquote>`;
  if ('code' in part) return markup`<p ${look('code')}>${part.code}</p>`;
  const rows = part.rows.map(([what, value]) => markup`<tr><th scope="row" ${look('label')}>${what}</th><td ${look('value')}>${value}</td></tr>`);
  return markup`<table ${look('rows')}>
${rows}
</table>`;
}

const htmlButton = ({ label, address }: { label: string; address: string }): Markup => markup`
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${look('button')}><a href="${address}" ${look('press')}>${label}</a></td></tr></table>
<p ${look('address')}>Or open this address: <a href="${address}" ${look('link')}>${address}</a></p>`;

// Keeps a mail program from filling the rest of the preview with the words of the e-mail's head.
const filling = '\u034f\u200c\u00a0'.repeat(80);

function htmlPage({ subject, preheader, body, button, reason, unsubscribe }: EmailContent): string {
  const firstWords = preheader ?? body.find((part) => typeof part === 'string') ?? '';
  const inboxWords = [...firstWords].slice(0, 140).join('');
  const end = unsubscribe ? markup`<br><a href="${unsubscribe.address}" ${look('link')}>${unsubscribe.label}</a>` : '';
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>:root{color-scheme:light dark}
${darkStyles()}</style>
</head>
<body ${look('page')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${inboxWords}${filling}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('page')}><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td ${look('column')}>
<p role="img" aria-label="Folia" ${look('wordmark')}>f<span ${look('dot')}>●</span>lia</p>
<h1 ${look('title')}>${subject}</h1>
${body.map(htmlPart)}${button ? htmlButton(button) : ''}
<div ${look('rule')}></div>
<p ${look('foot')}>${reason}${end}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.html;
}
