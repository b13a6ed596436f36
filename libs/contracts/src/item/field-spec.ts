/** What a field holds: text one line; markdown many lines; date `YYYY` or `YYYY-MM`; url absolute http(s); list of texts; flag. */
export type FieldType = 'text' | 'markdown' | 'date' | 'url' | 'list' | 'flag';
/**
 * One field of a kind: its type and maximum length in characters (for lists: of one entry). `of: 'url'`: each entry of a list is an address. `oneOf`: the value
 * is an entry of that list in the same item, or empty.
 */
export type FieldSpec = { readonly type: FieldType; readonly max: number; readonly maxItems?: number; readonly of?: 'url'; readonly oneOf?: string };

/** One line with at most this many characters. */
export const line = (max = 200) => ({ type: 'text', max }) as const;
/** A text with paragraphs. */
export const prose = { type: 'markdown', max: 5000 } as const;
/** A month or a year. */
export const date = { type: 'date', max: 7 } as const;
/** A web address. */
export const url = { type: 'url', max: 2000 } as const;
/** A list with at most this many entries, each with at most this many characters. */
export const list = (max = 2000, maxItems = 100) => ({ type: 'list', max, maxItems }) as const;
/** A list of web addresses. */
export const addresses = { type: 'list', max: 2000, maxItems: 20, of: 'url' } as const;
/** Which name in a list is the person's own. */
export const owner = (list: 'authors' | 'inventors') => ({ type: 'text', max: 200, oneOf: list }) as const;
const flag = { type: 'flag', max: 1 } as const;
/** For things done over a period of time. */
export const period = { startDate: date, endDate: date, current: flag } as const;
/** The skills an item shows; the kinds skill and language have none, being skills themselves. */
export const skills = { skills: list(100, 50) } as const;
