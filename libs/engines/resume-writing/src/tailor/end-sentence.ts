/** The words as a sentence: with a full stop where they have no end of their own, in whatever script. Pure. */
export const endSentence = (words: string): string => (/[.!?…。！？؟।][”’"')\]」』）]*$/.test(words) ? words : `${words}.`);
