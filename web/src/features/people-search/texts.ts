/** The specification's own words. */
export const texts = {
  placeholder: 'Enter a name or username...',
  label: 'Search people',
  look: 'Look for a person',
  needsSignIn: 'Searching needs a sign-in. What you type is kept.',
  open: 'Search',
  title: 'Search',
  clear: 'Clear the search',
  tooShort: 'Enter at least two characters to search',
  nobody: 'Make sure you spelled it correctly',
  searching: 'Searching',
  results: 'People',
  found: (count: number) => (count === 1 ? '1 person found' : `${count} people found`),
};
