import type { ConnectorKind } from '@folia/contracts/connector/words';
import type { Ats } from './ats';
import { greenhouse } from './greenhouse';

/** Every system that an account can be connected with, by its kind. */
export const atsOf: Readonly<Record<ConnectorKind, Ats>> = { greenhouse };
