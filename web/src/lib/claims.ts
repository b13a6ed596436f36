/** Figures of the product's claims, in the words that say what they are: they never stand without them, and not at all with CLAIMS=off. */
export const screeningAim = 'aim: screening 10x faster';

/** Where no note can stand beside it, the words themselves say what a claim is. */
export const claimedHead = {
  title: 'A portfolio that works around the clock',
  description: 'Your resume becomes a portfolio in which every claim leads to its evidence, and which answers recruiters. Aim: screening 65% faster.',
};
