/** What stands around a request that is tried; it comes with that part of the page. */
export const tryItTexts = {
  key: 'Key',
  keyHint:
    'Sent from your browser to this address alone, kept until you leave the page. With a live key you read your own data here; with a test key you read and write in your sandbox.',
  testKeyNeeded: 'Writing is tried with a test key alone, which begins with folia_test_.',
  body: 'Body',
  notJson: 'This is not JSON yet.',
  send: 'Send',
  answer: (status: number) => `Answer, ${status}`,
  noAnswer: 'No answer',
  notText: 'A file came. Ask for it by curl to keep it.',
  unreachable: 'Nobody answered. Look at your connection and send it again.',
};
