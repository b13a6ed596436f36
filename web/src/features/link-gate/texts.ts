const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

export const texts = {
  page: 'A protected link',
  opening: 'Opening…',
  tagline: 'A career, with its evidence.',
  whatIsFolia: 'What is Folia?',
  tryAgain: 'Try again',
  wrongPassword: 'That password does not open this link. Check capitals and spaces.',
  tooManyCodes: (left: number) =>
    `Too many codes were asked for. Try again in ${minutes(left)}. A code that came within the last 10 minutes still opens the link.`,
  wrongAddress: 'Use an address such as ida@example.com',
  locked: { title: 'Too many tries', before: 'You can try again in', minutes, after: '. The link itself is safe, and nothing was shown.' },
  code: {
    title: 'Enter the code',
    text: (address: string) => `If ${address} may open this link, a code of six digits is on its way there. It holds for 10 minutes.`,
    label: 'Code',
    wrong: 'This code does not open the link. It may be mistyped, used, or older than 10 minutes.',
    button: 'Open',
    again: 'Send another code',
    sentAgain: 'If the address may open this link, another code is on its way. Only the newest one opens it.',
    other: 'Use another address',
  },
  ended: {
    LINK_EXPIRED: { title: 'This link has expired', text: 'Its owner gave it an end date, and that has passed. Ask the person who sent it for a new one.' },
    LINK_REVOKED: { title: 'This link was withdrawn', text: 'Its owner has closed it. If you still need the portfolio, ask the person who sent the link.' },
    LINK_EXHAUSTED: {
      title: 'This link has been used up',
      text: 'It was opened as often, or by as many people, as its owner allowed. Ask the person who sent it for a new one.',
    },
    LINK_PROFILE_GONE: {
      title: 'There is nothing behind this link any more',
      text: 'Its owner has removed the page that it opened. Ask the person who sent it for a new one.',
    },
    LINK_PAUSED: { title: 'This link is paused', text: 'Its owner has paused it for now. The same address may work again later.' },
  },
  unknown: { title: 'This link opens nothing', text: 'Check that the whole address was copied. If it was, ask the person who sent it for a new one.' },
  failed: { title: 'The link could not be opened', text: 'Nothing came back, or something failed on our side. Check the connection and try again.' },
};
