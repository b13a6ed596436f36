import { readFile } from 'node:fs/promises';
import { AppError } from '@folia/contracts/errors';
import type { ReadResume } from '@folia/contracts/resume-import';
import { checkPdfStreams } from './document/check-pdf-streams';
import { countWords } from './document/clean-text';
import { maxDocumentBytes } from './document/limits';
import { openDocx } from './document/open-docx';
import { openPdf } from './document/open-pdf';
import { readDocx } from './document/read-docx';
import { readPdf } from './document/read-pdf';
import { type DocumentKind, sniffDocument } from './document/sniff-document';
import type { SourceDocument } from './document/text-line';
import { parseResume } from './parser/parse-resume';
import type { ReadRequest, ReadStep } from './reader-messages';

async function readSource(data: Buffer, kind: DocumentKind): Promise<SourceDocument> {
  if (kind === 'docx') return readDocx(await openDocx(data));
  await checkPdfStreams(data);
  // The library takes the bytes over, and they are needed again for the page images.
  const { pdf, library } = await openPdf(new Uint8Array(data));
  try {
    return await readPdf(pdf, library);
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

/** Whatever a library throws at a document is about the document: too deep for the stack, or damaged. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(error instanceof RangeError ? 'FILE_TOO_COMPLEX' : 'FILE_CORRUPT');
}

/**
 * Reads one stored file from bytes to resume, telling each step with its counts. Runs inside the reading process.
 * Throws AppError with every code of a refused file; anything else that is thrown comes from the parser and is a bug.
 */
export async function readDocument(request: ReadRequest, onStep: (step: ReadStep) => void): Promise<{ data: Buffer; resume: ReadResume }> {
  const data = await readFile(request.path);
  if (data.length > maxDocumentBytes) throw new AppError('FILE_TOO_LARGE');
  const kind = sniffDocument(data);
  if (kind !== request.kind) throw new AppError('FILE_TYPE_MISMATCH');
  const source = await readSource(data, kind).catch((error) => {
    throw asRefusal(error);
  });
  const words = source.flows.reduce((sum, flow) => sum + flow.lines.reduce((count, line) => count + countWords(line.text), 0), 0);
  onStep({ name: 'read', counts: { pages: source.pages.length, words } });
  return { data, resume: parseResume(source, request.asOf, onStep) };
}
