import type { ImportSource } from '@folia/contracts/resume-import/sources';
import { type Until, useWaiting } from '../../lib/plan-job';
import { uploadFile } from '../../lib/upload';
import { SpentPanel } from '../../ui/spent-panel';
import { startTexts as texts } from './start-texts';

/** Where imports are spent, the file itself can wait: it is kept, and imported by itself. Nothing for any other refusal. */
export function SpentImport({ error, file, source }: { error: unknown; file: File; source: ImportSource }) {
  const plan = (until: Until) => uploadFile(`/me/planned-jobs/imports?source=${source}&until=${until}`, file, { onProgress: () => {} });
  const { waiting } = useWaiting(error, plan);
  return waiting ? <SpentPanel {...waiting} units={texts.refusal.units} act={texts.refusal.importIt} /> : null;
}
