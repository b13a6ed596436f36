/** The words of a search that count, at most eight: letters and digits of any script. */
export const searchWords = (text: string): string[] => (text.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, 8);
