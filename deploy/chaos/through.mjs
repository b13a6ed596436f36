/** The same address by the port of a wire. */
export const through = (url, { port }) => Object.assign(new URL(url), { port: String(port) }).href;
