import { AppError } from '@folia/contracts/errors';
import { maxArchiveEntries } from '@folia/contracts/limits';
import { checkSizes, entriesOf, openZip, readPart } from '../document/docx/open-docx';

/** The files of an archive that were asked for, by their own name without folders, and how many others it holds. */
export type Archive = { files: Map<string, Buffer>; others: number };

const ownName = (path: string) => path.split('/').at(-1) ?? '';

/**
 * Unpacks the wanted files of a ZIP in memory; nothing else in it is opened. Of two files of one name the first counts.
 * At most 1,000 files and 50 MB, ratio ≤ 200 above 4 MB; sizes are checked again while inflating.
 * Throws AppError FILE_TOO_COMPLEX beyond the limits, FILE_ENCRYPTED, FILE_CORRUPT when it is no sound ZIP.
 */
export async function openArchive(data: Buffer, isWanted: (name: string) => boolean): Promise<Archive> {
  try {
    const zip = await openZip(data);
    const entries = (await entriesOf(zip)).filter((entry) => !entry.fileName.endsWith('/'));
    if (entries.length > maxArchiveEntries) throw new AppError('FILE_TOO_COMPLEX');
    checkSizes(entries);
    const files = new Map<string, Buffer>();
    for (const entry of entries) {
      const name = ownName(entry.fileName);
      if (!isWanted(name) || files.has(name)) continue;
      if ((entry.generalPurposeBitFlag & 1) === 1) throw new AppError('FILE_ENCRYPTED');
      files.set(name, await readPart(zip, entry));
    }
    return { files, others: entries.length - files.size };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('FILE_CORRUPT');
  }
}
