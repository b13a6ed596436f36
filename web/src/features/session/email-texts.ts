export const emailTexts = {
  title: 'E-mail address',
  text: 'Where e-mails about your account go. Should you lose your sign-in, a link to this address brings you back.',
  loadFailed: 'Your address could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  none: 'None yet. Without one there is no way back when a sign-in is lost.',
  verified: 'verified',
  newOne: 'New e-mail address',
  send: 'Send confirmation',
  waits: (email: string) => `${email} waits to be confirmed: open the link in the e-mail we sent there, within 24 hours. Until then nothing changes.`,
  letGo: 'Let go',
  tooMany: 'Five addresses a day are the limit. Try again tomorrow (UTC).',
};

export const confirmEmailTexts = {
  title: 'Confirm your e-mail address',
  ask: 'Is this your address?',
  askText: 'Confirm it, and e-mails about your account go here from now on. The old address is told.',
  confirm: 'Confirm this address',
  done: 'Confirmed.',
  doneText: (email: string) => `${email} is the address of your account now.`,
  settings: 'To your sign-ins',
  unknown: 'This link no longer counts.',
  unknownText: 'It was used already, is older than 24 hours, or another address was asked for since. Ask for it again in the settings.',
};

export const recoverTexts = {
  title: 'Get back into your account',
  text: 'Have you lost the way you signed in by? Give the e-mail address of your account, and we send a link that signs you in once. Then connect another way to sign in.',
  email: 'E-mail address of your account',
  emailNeeded: 'Give an address such as ida@example.com.',
  send: 'Send the link',
  sent: 'Look into your e-mail',
  sentText: (email: string) => `If ${email} is the verified address of an account, there is an e-mail from us with a link. It serves once, within an hour.`,
  open: 'Sign in to your account?',
  openText: 'This signs you in on this device. Your other devices stay signed in and are told.',
  openAction: 'Sign in',
  unknown: 'This link no longer counts.',
  unknownText: 'It was used already, is older than an hour, or the address of the account has changed since.',
  again: 'Ask for another link',
  tooMany: 'That was asked for often. Wait an hour, then try again.',
};
