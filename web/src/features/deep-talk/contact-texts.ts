const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Leaving how one can be reached. */
export const contactTexts = {
  title: 'Leave my contact',
  name: 'Name',
  address: 'How you can be reached',
  addressHint: 'An e-mail address or a number.',
  note: 'A note (not needed)',
  needed: 'Write something first.',
  consent: (name: string) =>
    `With “Leave it” you agree that ${name} sees this and may use it to answer you. It stays with this conversation and is erased with it; you can take it back before.`,
  submit: 'Leave it',
  cancel: 'Cancel',
  left: (name: string) => `${name} was told how to reach you.`,
  mine: 'You left how you can be reached',
  theirs: 'How they can be reached',
  at: (at: string) => day.format(new Date(at)),
  takeBack: 'Take it back',
};
