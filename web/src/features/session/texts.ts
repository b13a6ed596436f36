import type { IdentityView } from '@folia/contracts/sign-ins/shapes';

export const texts = {
  title: 'Sign in',
  lead: 'Your portfolio is private until you say otherwise.',
  userType: 'I am here as',
  individual: 'Individual',
  business: 'Business',
  individualHint: 'You keep your own portfolio.',
  businessHint: 'You look for people and read what they share.',
  continueWith: (label: string) => `Continue with ${label}`,
  loading: 'Loading the ways to sign in',
  signingIn: 'Signing in',
  optionsFailed: 'The ways to sign in could not be loaded. Check the connection and try again.',
  noOptions: 'No way to sign in is set up on this installation.',
  scriptFailed: (label: string) => `The script of ${label} could not be loaded. A blocker or the connection may be in the way.`,
  noCredential: (label: string) => `${label} sent no confirmation. Start it again.`,
  failed: 'The sign-in did not work. Start it again.',
  tryAgain: 'Try again',
  requestNumber: (id: string) => `Request ${id}`,
  linkedinTitle: 'Signing in with LinkedIn',
  linkedinOtherState: 'This sign-in was not started here. Start it again from the sign-in dialog.',
  linkedinRefused: 'LinkedIn did not confirm the sign-in. Nothing was changed.',
  goHome: 'Go home',
  signInAgain: 'Sign in again',
  lost: 'Lost your sign-in?',
};

export const connectTexts = {
  title: 'Connected sign-ins',
  text: 'The ways into your account. With two, one can be lost and you still get in.',
  loadFailed: 'Your sign-ins could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  byHand: 'Made on this installation',
  email: ({ email, emailVerified }: IdentityView) => (email ? `${email}${emailVerified ? '' : ' · not verified by the provider'}` : 'No e-mail was given'),
  remove: 'Remove',
  removeOne: (label: string) => `Remove ${label}`,
  last: 'The only way in',
  add: 'Add another way in',
  addText:
    'Confirm it with the provider. Accounts are never joined because an e-mail is the same; a sign-in that has an account of its own stays with that one.',
  failed: 'The sign-in could not be added. Start it again.',
  connecting: 'Adding the sign-in',
};
