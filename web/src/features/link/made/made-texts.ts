const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Words of the moment in which an address is made. */
export const madeTexts = {
  title: 'The address is ready',
  label: 'Address',
  once: 'Shown once: only its fingerprint is kept. Rules can change and the address stays; a lost address is renewed, and then the old one ends.',
  draft: 'It is a draft: the address opens once you activate it.',
  copied: 'Copied',
  notCopied: 'Not copied yet: your browser asks you to do it.',
  copy: 'Copy address',
  done: 'Done',
  ways: 'Send it',
  share: 'Share…',
  email: {
    open: 'E-mail text',
    label: 'Text for an e-mail',
    copy: 'Copy the text',
    send: 'Write the e-mail',
    subject: 'My portfolio',
    hello: 'Hello,',
    here: 'here is my portfolio for you:',
    until: (end: string) => `It opens until ${day.format(new Date(end))}.`,
    password: 'It asks for a password, which I send you another way.',
    code: 'It asks for your e-mail address and sends you a code.',
    bye: 'Kind regards',
  },
  qr: {
    open: 'QR code',
    label: 'The address as a QR code',
    hint: 'Drawn in your browser. Whoever has the picture has the address.',
    svg: 'Save as SVG',
    png: 'Save as PNG',
  },
  linkedin: 'LinkedIn',
};
