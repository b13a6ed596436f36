/** An address as people read it: without https://, www. and the final slash. A link on the text keeps the full address. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
