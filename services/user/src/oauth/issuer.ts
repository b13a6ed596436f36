/** The address of this installation, as programs know it: without a slash at its end. */
export const issuer = Symbol('issuer');
