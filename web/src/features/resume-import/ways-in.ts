import type { ImportSource } from '@folia/contracts/resume-import/sources';

/** The ways into an import, wherever on this screen one stands. */
export type WaysIn = { onFile: (file: File, source: ImportSource) => void; onPaste: () => void; onOthers: () => void; onByHand: () => void };
