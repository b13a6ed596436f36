import type { ImportSource } from '@folia/contracts/resume-import/sources';

/** The ways into an import, from everywhere on this screen. */
export type WaysIn = { onFile: (file: File, source: ImportSource) => void; onPaste: () => void; onOthers: () => void; onByHand: () => void };
