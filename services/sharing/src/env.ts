import { readEnv, serviceEnv } from '@folia/platform/env';

export const env = readEnv(serviceEnv);
