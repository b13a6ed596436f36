/** What a field holds: text one line; markdown many lines; date `YYYY` or `YYYY-MM`; url absolute http(s); list of texts; flag. */
export type FieldType = 'text' | 'markdown' | 'date' | 'url' | 'list' | 'flag';
/**
 * One field of a kind: type, maximum length in characters (lists: of one entry).
 * `of: 'url'`: each entry of a list is an address. `oneOf`: the value is an entry of that list of the same item, or nothing.
 */
export type FieldSpec = { readonly type: FieldType; readonly max: number; readonly maxItems?: number; readonly of?: 'url'; readonly oneOf?: string };

/** One line of so many characters. */
export const line = (max = 200) => ({ type: 'text', max }) as const;
/** A text of paragraphs. */
export const prose = { type: 'markdown', max: 5000 } as const;
/** A month or a year. */
export const date = { type: 'date', max: 7 } as const;
/** A web address. */
export const url = { type: 'url', max: 2000 } as const;
/** A list of at most so many entries, each of so many characters. */
export const list = (max = 2000, maxItems = 100) => ({ type: 'list', max, maxItems }) as const;
/** A list of web addresses. */
export const addresses = { type: 'list', max: 2000, maxItems: 20, of: 'url' } as const;
/** Which name of a list is the person's own. */
export const owner = (list: 'authors' | 'inventors') => ({ type: 'text', max: 200, oneOf: list }) as const;
const flag = { type: 'flag', max: 1 } as const;
/** What was done from one day to another. */
export const period = { startDate: date, endDate: date, current: flag } as const;
/** The skills an item shows; skills and languages name none: they are skills themselves. */
export const skills = { skills: list(100, 50) } as const;
