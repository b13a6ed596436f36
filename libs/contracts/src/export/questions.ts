import { z } from 'zod';
import { rpc } from '../rpc';

/**
 * A part of a service's own rows about the caller, table by table, as stored; secrets and hashes are left out. `cursor` is the `next` of the previous answer,
 * null at first; `next` is null at the end. An answer may be empty.
 */
const rowsQuestion = (service: string) =>
  rpc(`${service}.export`, {
    access: 'person',
    input: z.strictObject({ cursor: z.string().max(100).nullable() }),
    output: z.strictObject({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())), next: z.string().nullable() }),
    idempotent: true,
    timeoutMs: 20_000,
  });

export const exportUserRows = rowsQuestion('user');
export const exportPortfolioRows = rowsQuestion('portfolio');
export const exportAiRows = rowsQuestion('ai');
export const exportSharingRows = rowsQuestion('sharing');

/** Every file of the caller, originals and photo, with the key of its bytes. */
export const listFiles = rpc('portfolio.export.files', {
  access: 'owner',
  scope: 'files:read',
  input: z.strictObject({}),
  output: z.strictObject({ files: z.array(z.strictObject({ id: z.uuid(), name: z.string(), key: z.string(), createdAt: z.iso.datetime() })) }),
  idempotent: true,
});
