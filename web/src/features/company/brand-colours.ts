type BrandColour = { name: string; use: string; token: string; dark: string; light: string };

/** The colours of the brand by theme; a spec holds them to the tokens of the interface. */
export const brandColours: readonly BrandColour[] = [
  { name: 'Leaf', use: 'The dot, what can be done, and evidence', token: 'leaf', dark: '#7ad7a2', light: '#0d7a4b' },
  { name: 'Ground', use: 'Behind everything', token: 'ground', dark: '#0d1110', light: '#faf9f5' },
  { name: 'Ink', use: 'Names, headlines, text', token: 'ink', dark: '#e8ede9', light: '#17201b' },
  { name: 'Second ink', use: 'Long text beside a headline', token: 'ink-2', dark: '#b3beb8', light: '#46524b' },
  { name: 'Line', use: 'Hairlines between rows', token: 'line', dark: '#26302c', light: '#e4e1d8' },
];

type Mark = { file: string; name: string; ground: string; use: string };

/** The files of the brand, below `/press`, each with the ground it is made for. */
export const brandMarks: readonly Mark[] = [
  { file: 'folia-wordmark-on-dark.svg', name: 'On dark', ground: '#0d1110', use: 'The first choice' },
  { file: 'folia-wordmark-on-light.svg', name: 'On light', ground: '#faf9f5', use: 'On paper and light pages' },
  { file: 'folia-wordmark-one-ink.svg', name: 'One ink', ground: '#ffffff', use: 'Where there is only black' },
  { file: 'folia-dot.svg', name: 'The dot', ground: '#faf9f5', use: 'For 32 pixels and less' },
];
