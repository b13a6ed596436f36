/** What nobody asks for leaves the memory too: long before an erased person's pages would have to. */
export const forgotten = { ttl: 3_600_000, ttlAutopurge: true };
