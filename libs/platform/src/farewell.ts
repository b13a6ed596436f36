/** What a service that is about to end sends on each connection: ask somebody else from now on, what you have asked already is still answered. */
export const farewell = { farewell: true } as const;

/** Whether a packet is that; older callers take it for an answer to nothing and ignore it. */
export const isFarewell = (packet: unknown): boolean => typeof packet === 'object' && packet !== null && 'farewell' in packet;
