/** The words as a sentence: with a full stop if they have no end mark of their own, in any script. Pure. */
export const endSentence = (words: string): string => (/[.!?…。！？؟।][”’"')\]」』）]*$/.test(words) ? words : `${words}.`);
