import type { ConnectorKind } from '@folia/contracts/connector/words';

/** What systems of applications are called. */
export const systemNames: Record<ConnectorKind, string> = { greenhouse: 'Greenhouse' };
