const hex = (bytes: number) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a trace that the servers go on with, one per request (W3C Trace Context, version 00, sampled). */
export const newTraceparent = () => `00-${hex(16)}-${hex(8)}-01`;
