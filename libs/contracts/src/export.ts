import { z } from 'zod';
import { storedFile } from './file';
import { rpc } from './rpc';

/**
 * Some of a service's own rows about the caller, table by table, as they are stored; secrets and hashes are left out. `cursor` is the `next` of the
 * answer before, null at first; `next` is null at the end. An answer may have no rows.
 */
const rowsQuestion = (service: string) =>
  rpc(`${service}.export`, {
    input: z.strictObject({ cursor: z.string().max(100).nullable() }),
    output: z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())), next: z.string().nullable() }),
    idempotent: true,
    timeoutMs: 20_000,
  });

export const exportUserRows = rowsQuestion('user');
export const exportPortfolioRows = rowsQuestion('portfolio');
export const exportAiRows = rowsQuestion('ai');
export const exportSharingRows = rowsQuestion('sharing');

/** Every original of the caller, with the key of its bytes, oldest first. */
export const listFiles = rpc('portfolio.file.list', {
  input: z.strictObject({}),
  output: z.strictObject({ files: z.array(storedFile.extend({ key: z.string() })) }),
  idempotent: true,
});
