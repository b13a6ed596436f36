import { readEnv, secret, serviceEnv } from '@folia/platform/env';

export const env = readEnv({
  ...serviceEnv,
  /** Makes the codes of the gate, and hides network and e-mail addresses from whoever reads the tables. */
  GATE_KEY: secret(),
});
export type SharingEnv = typeof env;
