/** An address as people read it: without https://, www. and the last slash. A link behind the words keeps the whole. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
