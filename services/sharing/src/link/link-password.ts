import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane; some 20 ms.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashLinkPassword = (password: string): Promise<string> => hash(password, cost);

export const isLinkPassword = (password: string, kept: string): Promise<boolean> => verify(kept, password);
