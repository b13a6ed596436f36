import type { Example } from '@folia/contracts/examples/shapes';

export type Look = Example['look'];
const looks: Record<Look, string> = { calm: 'Calm', compact: 'Compact', editorial: 'Editorial' };
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

export const texts = {
  title: 'Examples',
  description: 'Portfolios of made-up people, made with the real product: different trades, three looks, with pictures, talks and evidence.',
  headline: (count: number) => `${numbers[count] ?? count} made-up ${count === 1 ? 'person' : 'people'}, one real product.`,
  lead: 'The people are invented, and so are their employers and their figures. Their pages are not: each is an ordinary portfolio in this Folia, made through the same doors as yours. Open one, follow a mark to its words, print it.',
  byLook: 'Show by look',
  everyLook: 'All looks',
  look: (look: Look) => looks[look],
  inLook: (look: Look) => `${looks[look]} look`,
  pageOf: (name: string) => `Portfolio of ${name}`,
  evidence: 'One line of evidence',
  talks: (count: number) => (count === 1 ? 'Talk' : 'Talks'),
  emptyHeadline: 'Nobody here yet.',
  emptyLead:
    'This is where made-up people show what a portfolio can be: their trades, their pictures, their talks, and the words behind each skill. Nobody has set any up in this Folia.',
  emptyNobody: 'Nobody in this look.',
  operator: 'You run this Folia? On your own machine, npm run seed makes eight people. Elsewhere, EXAMPLE_USERNAMES names the portfolios to show.',
  closing: (isFirst: boolean) => (isFirst ? 'The first page is yours.' : 'The next page is yours.'),
  closingText: 'Bring a resume. What comes out is private until you decide otherwise.',
  start: 'Import your resume',
  home: 'What Folia is',
};
