/** The most candidates that stand side by side. */
export const mostCompared = 4;
