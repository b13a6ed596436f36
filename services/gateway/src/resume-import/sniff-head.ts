import { AppError } from '@folia/contracts/errors';
import type { FileKind, ImportSource } from '@folia/contracts/resume-import/sources';

/** PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfHeader = '%PDF-';
/** Local file header of a ZIP, which every DOCX and every data archive is (APPNOTE 4.3.7). */
const zipHeader = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Header of a compound file, which an old Word file is, and a DOCX with a password (MS-CFB 2.2). */
const compoundHeader = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream that holds a document with a password, as a compound file names it (MS-OFFCRYPTO 2.3.4.4). */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
/** A byte order mark and white space may stand before the bracket a JSON Resume begins with. */
const jsonStart = /^(?:\u00ef\u00bb\u00bf)?\s*[{[]/;

const isPdf = (head: Buffer) => head.includes(pdfHeader);
const isZip = (head: Buffer) => head.subarray(0, 4).equals(zipHeader);

/** Whether first bytes are those of a compound file; only the whole file then says what it holds. */
export const isCompound = (head: Buffer) => head.subarray(0, 8).equals(compoundHeader);
/** Whether a compound file is a document with a password. */
export const holdsEncrypted = (file: Buffer) => file.includes(encryptedPackage);

/** Every binary format soon has a zero byte or a control character; text has none. */
const isText = (head: Buffer) => !isPdf(head) && !isZip(head) && !head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d].includes(byte));

const isWhatItSays: Record<Exclude<ImportSource, 'resume'>, (head: Buffer) => boolean> = {
  'linkedin-archive': isZip,
  'json-resume': (head) => jsonStart.test(head.toString('latin1')),
  text: isText,
};

/**
 * What the first bytes say a file is, whatever it is called; the reader looks closer.
 * Throws FILE_TYPE_UNSUPPORTED for a resume that is neither PDF nor ZIP, FILE_TYPE_MISMATCH with {source} for anything other than it was said to be.
 */
export function sniffHead(head: Buffer, source: ImportSource): FileKind {
  if (source !== 'resume') {
    if (isWhatItSays[source](head)) return source;
    throw new AppError('FILE_TYPE_MISMATCH', { source });
  }
  if (isPdf(head)) return 'pdf';
  if (isZip(head)) return 'docx';
  throw new AppError('FILE_TYPE_UNSUPPORTED');
}
