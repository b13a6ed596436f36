/** What the gate of a link asks for, step by step: words of the gate, and of its picture beside the form of a link. */
export const gateWords = {
  password: {
    title: 'This link has a password',
    text: 'Someone sent you a portfolio. Enter the password they gave you with it.',
    label: 'Password',
    button: 'Open',
  },
  email: {
    title: 'This link asks for your e-mail',
    text: 'Someone sent you a portfolio. Enter your e-mail address: if it may open the link, a code is sent to it. The sender will see the address.',
    label: 'E-mail',
    button: 'Send me a code',
  },
  press: {
    title: 'Someone sent you a portfolio',
    text: 'This link can be opened a set number of times. Opening it uses one of them.',
    button: 'Open',
  },
  notice: {
    title: 'Before you read',
    text: 'The person who sent this link asks you to accept this. That you did, and when, is kept for them.',
    button: 'Accept and open',
  },
};
