import { readEnv, secrets, serviceEnv } from '@folia/platform/env';
import { z } from 'zod';

export const env = readEnv({
  ...serviceEnv,
  /** Makes the codes of the gate, and hides network and e-mail addresses from whoever reads the tables. */
  GATE_KEY: secrets(),
  /** Seals the secrets that sign what endpoints are sent, and the keys of connectors. */
  WEBHOOK_KEY: secrets(),
  /** Names, with commas, that endpoints, and addresses that connectors are given, may have with any address and port, and without https. */
  WEBHOOK_TEST_HOSTS: z
    .string()
    .default('')
    .refine((value) => value === '' || process.env.NODE_ENV !== 'production', 'is for tests only'),
  /** Where the interface of Greenhouse is, if not at its own address. */
  GREENHOUSE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .refine((value) => value === undefined || process.env.NODE_ENV !== 'production', 'is for tests only'),
});
export type SharingEnv = typeof env;
