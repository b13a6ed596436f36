import type { Readable } from 'node:stream';
import { AppError } from '@folia/contracts/errors';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { maxUnpackedBytes, maxUnpackRatio, maxZipEntries } from '../limits';

/** The parts of a Word file that are read, by their names in the package. */
export type DocxParts = Map<string, Buffer>;

const isRead = (name: string) =>
  /^(\[Content_Types\]\.xml|word\/(document|styles|numbering|header\d*|footer\d*)\.xml|word\/_rels\/(document|header\d*|footer\d*)\.xml\.rels)$/.test(name);
const maxPartBytes = 20 * 1024 * 1024;

export function openZip(data: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(data, { lazyEntries: true, validateEntrySizes: true, decodeStrings: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

export function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > maxZipEntries) reject(new AppError('FILE_TOO_COMPLEX'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

export function checkSizes(entries: Entry[]): void {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  // Small files may be as repetitive as they like: below 4 MB no ratio does any harm.
  const isBomb = unpacked > 4 * 1024 * 1024 && unpacked > packed * maxUnpackRatio;
  if (unpacked > maxUnpackedBytes || isBomb) throw new AppError('FILE_TOO_COMPLEX');
}

export async function readPart(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxPartBytes) throw new AppError('FILE_TOO_COMPLEX');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Checks a Word file's ZIP before anything is unpacked (≤ 50 MB, ratio ≤ 200 above 4 MB, ≤ 1,000 parts) and unpacks the few parts that are read, in memory.
 * Throws AppError FILE_TOO_COMPLEX beyond the limits, FILE_TYPE_MISMATCH for macros, FILE_ENCRYPTED, FILE_CORRUPT when it is not a valid Word file.
 */
export async function openDocx(data: Buffer): Promise<DocxParts> {
  try {
    const zip = await openZip(data);
    const entries = await entriesOf(zip);
    checkSizes(entries);
    if (entries.some((entry) => /vbaproject\.bin$/i.test(entry.fileName))) throw new AppError('FILE_TYPE_MISMATCH', { macro: true });
    const parts: DocxParts = new Map();
    for (const entry of entries) {
      if (!isRead(entry.fileName) || parts.has(entry.fileName)) continue;
      if ((entry.generalPurposeBitFlag & 1) === 1) throw new AppError('FILE_ENCRYPTED');
      parts.set(entry.fileName, await readPart(zip, entry));
    }
    const types = parts.get('[Content_Types].xml');
    if (!types || !parts.has('word/document.xml')) throw new AppError('FILE_CORRUPT');
    if (/macroEnabled/i.test(types.toString('latin1'))) throw new AppError('FILE_TYPE_MISMATCH', { macro: true });
    return parts;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('FILE_CORRUPT');
  }
}
