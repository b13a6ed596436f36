/** Raised with every change of an answer. */
export const engineVersion = 13;
