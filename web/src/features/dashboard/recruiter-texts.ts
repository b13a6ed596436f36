export const recruiterTexts = {
  title: 'Dashboard',
  heading: 'Who are you looking for?',
  lead: 'By name, username, headline or skill. You find people whose portfolio is public and who want to be found.',
  messages: 'Messages',
  allMessages: 'All messages',
  noMessages: ['Nobody has written to you yet', 'Open somebody’s page and choose “Message” to write to them; their answer arrives here.'] as const,
  links: 'Links you were sent',
  own: 'Your own portfolio',
  ownMore: 'A business account can have one too. Nobody sees it before you say so.',
  openOwn: 'Open my portfolio',
};
