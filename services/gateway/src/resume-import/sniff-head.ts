import { AppError } from '@folia/contracts/errors';

/** PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfHeader = '%PDF-';
/** Local file header of a ZIP, which every DOCX is (APPNOTE 4.3.7). */
const zipHeader = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What the first bytes say a file is, whatever it is called; the reader looks closer. Throws FILE_TYPE_UNSUPPORTED. */
export function sniffHead(head: Buffer): 'pdf' | 'docx' {
  if (head.includes(pdfHeader)) return 'pdf';
  if (head.subarray(0, 4).equals(zipHeader)) return 'docx';
  throw new AppError('FILE_TYPE_UNSUPPORTED');
}
