// Browsers drop line breaks and tabs from an address and take a backslash for a slash: "/<tab>\evil" is another site too.
const shape = /^\/(?!\s*[/\\])/;

/** The path, if it leads to this site and nowhere else; otherwise its start. */
export const ownPath = (path: string | null): string => (path !== null && shape.test(path) ? path : '/');
