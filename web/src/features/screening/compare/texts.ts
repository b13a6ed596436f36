const halves = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const numbers = ['Nobody', 'One candidate', 'Two candidates', 'Three candidates', 'Four candidates'];

export const texts = {
  compare: 'Compare',
  title: (many: number) => (many < 2 ? (numbers[many] ?? '') : `${numbers[many]}, side by side`),
  lead: 'Where they differ comes first. Every finding stands on their own words.',
  failed: 'What was found could not be loaded.',
  loading: 'Candidates are loading',
  choose: 'Choose candidates on the board',
  criterion: 'Criterion',
  points: (points: number | null) => (points === null ? 'no points yet' : `${halves.format(points)} points`),
  weight: (importance: string, points: number) => `${importance.charAt(0).toUpperCase()}${importance.slice(1)}, ${points} points`,
  without: (name: string) => `Leave out ${name}`,
  alike: (many: number) => `Alike in all ${many === 2 ? 'two' : many === 3 ? 'three' : 'four'}`,
  showAlike: (many: number) => `Show all ${many}`,
};
