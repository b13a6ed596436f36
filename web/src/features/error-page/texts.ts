export const texts = {
  heading: 'Unexpected Application Error!',
  notFound: { before: 'There is nothing to see at', after: '. The address may be mistyped, or the page may be private.' },
  gone: 'What was here has been taken away.',
  tooMany: 'Too many requests came from here. Wait a moment and try again.',
  server: 'Something failed on our side. Nothing you saved is lost.',
  away: 'A part of Folia is away for the moment; in most cases it is back within a minute. Nothing is lost.',
  connection: 'Nothing came back. Please make sure you are connected to the internet, then try again.',
  chunk: 'A part of the page could not be loaded. Usually a new version has just come out: load the page again.',
  other: 'Something in the page failed. Nothing you saved is lost.',
  goHome: 'Go home',
  tryAgain: 'Try again',
  writeToUs: 'If you write to us, add this number:',
};
