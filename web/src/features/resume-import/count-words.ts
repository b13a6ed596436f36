const number = new Intl.NumberFormat('en');

/** "1,200 words", "1 entry". */
export const countWords = (count: number, one: string, many = `${one}s`) => `${number.format(count)} ${count === 1 ? one : many}`;
