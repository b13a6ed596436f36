export const texts = {
  title: 'Letter keys on this screen',
  sheet: 'This list',
  palette: 'Go to, make or find anything; this one works everywhere',
  lead: 'They work while nobody types. In the Create panel a second letter chooses.',
  settings: 'Turn them off in the settings',
};
