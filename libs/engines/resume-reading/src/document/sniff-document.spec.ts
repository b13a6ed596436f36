import { docxOf, zipOf } from '../fixtures/docx-of';
import { pdfOf } from '../fixtures/pdf-of';
import { sniffDocument } from './sniff-document';

const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('sniffDocument', () => {
  test('tells PDF and Word by their content', () => {
    expect(sniffDocument(pdfOf([[]]))).toBe('pdf');
    expect(sniffDocument(docxOf(''))).toBe('docx');
  });

  test('finds a PDF header behind leading bytes, and takes a PDF with a ZIP behind it for a PDF', () => {
    expect(sniffDocument(Buffer.concat([Buffer.alloc(900, 0x20), pdfOf([[]])]))).toBe('pdf');
    expect(sniffDocument(Buffer.concat([pdfOf([[]]), docxOf('')]))).toBe('pdf');
  });

  test('finds the name of the body in the directory at the end', () => {
    const file = docxOf('', { 'customXml/large.bin': Buffer.alloc(100_000, 1) });
    expect(sniffDocument(file.subarray(0, 64), file.subarray(-400))).toBe('docx');
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'FILE_EMPTY'],
    ['HTML', Buffer.from('<!doctype html><p>resume'), 'FILE_TYPE_UNSUPPORTED'],
    ['old Word', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'FILE_TYPE_UNSUPPORTED'],
    ['a Word file with a password', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]), 'FILE_ENCRYPTED'],
    ['a Word file without its body', zipOf({ 'word/styles.xml': '<x/>' }), 'FILE_CORRUPT'],
    ['a table', zipOf({ 'xl/workbook.xml': '<x/>' }), 'FILE_TYPE_UNSUPPORTED'],
    ['half a ZIP', zipOf({ 'a.xml': '<x/>' }).subarray(0, 40), 'FILE_CORRUPT'],
    ['macros', docxOf('', { 'word/vbaProject.bin': 'x' }), 'FILE_TYPE_MISMATCH'],
  ])('refuses %s', (_, file, code) => expect(refusal(() => sniffDocument(file))).toMatchObject({ code }));
});
