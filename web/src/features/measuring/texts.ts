export const texts = {
  banner: 'Measuring',
  question: 'May we measure how this site works for you?',
  told: (host: string) => `How fast pages are, and presses on “Sign in” and “Sign out”, would be told to ${host}. No names, no cookies.`,
  more: 'What is sent',
  no: 'No',
  yes: 'Yes',
  title: 'Measuring',
  text: (host: string) => `How fast pages are, and when you sign in and out, is told to ${host} if you agree. This holds in this browser.`,
  switch: 'Measure how this site works for me',
  refused: 'Your browser asks not to be tracked. That counts as a no.',
};
