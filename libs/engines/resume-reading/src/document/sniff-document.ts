import { AppError } from '@folia/contracts/errors';

export type DocumentKind = 'pdf' | 'docx';

const zipStart = 'PK\u0003\u0004';
const oleStart = '\u00d0\u00cf\u0011\u00e0';
/** The stream that holds a password-protected document (MS-OFFCRYPTO 2.3.4.4). */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * What a file is by its content, never by its name: a PDF header within the first 1,024 bytes, or a ZIP that names word/document.xml.
 * `head`: the first bytes (4 kB and more), `tail`: the last 64 kB or so, where a ZIP's directory stands; the whole file as head does as well.
 * Throws AppError FILE_EMPTY, FILE_CORRUPT (a ZIP without directory, a Word file without its body), FILE_ENCRYPTED, FILE_TYPE_MISMATCH with {macro: true}, FILE_TYPE_UNSUPPORTED.
 */
export function sniffDocument(head: Buffer, tail: Buffer = head): DocumentKind {
  if (head.length === 0) throw new AppError('FILE_EMPTY');
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  const start = head.toString('latin1', 0, 4);
  const holds = (name: string | Buffer) => head.includes(name) || tail.includes(name);
  if (start === oleStart) throw holds(encryptedPackage) ? new AppError('FILE_ENCRYPTED') : new AppError('FILE_TYPE_UNSUPPORTED', { found: 'doc' });
  if (start !== zipStart) throw new AppError('FILE_TYPE_UNSUPPORTED');
  if (holds('vbaProject.bin')) throw new AppError('FILE_TYPE_MISMATCH', { macro: true });
  if (holds('word/document.xml')) return 'docx';
  if (holds('word/') || !tail.includes('PK\u0005\u0006')) throw new AppError('FILE_CORRUPT');
  throw new AppError('FILE_TYPE_UNSUPPORTED', { found: 'zip' });
}
