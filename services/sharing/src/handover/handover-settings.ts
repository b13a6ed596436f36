import type { ConnectorKind } from '@folia/contracts/connector/words';

/** Where the interfaces of other systems are, if not at their own addresses. */
export type HandoverSettings = { addresses: Partial<Record<ConnectorKind, string>> };
export const handoverSettings = Symbol('HandoverSettings');
