import { readFile } from 'node:fs/promises';
import { AppError } from '@folia/contracts/errors';
import { maxResumeCharacters } from '@folia/contracts/limits';
import type { ReadResume } from '@folia/contracts/resume-import/shapes';
import { type FileKind, isOtherSource } from '@folia/contracts/resume-import/sources';
import { countWords } from '../document/clean-text';
import { openDocx } from '../document/docx/open-docx';
import { readDocx } from '../document/docx/read-docx';
import { maxDocumentBytes } from '../document/limits';
import { checkPdfStreams } from '../document/pdf/check-pdf-streams';
import { openPdf } from '../document/pdf/open-pdf';
import { readPdf } from '../document/pdf/read-pdf';
import { sniffDocument } from '../document/sniff-document';
import type { SourceDocument } from '../document/text-line';
import { type CountStep, parseResume } from '../parser/parse-resume';
import { findEuropass } from '../sources/find-europass';
import { readEuropass } from '../sources/read-europass';
import { readJsonResume } from '../sources/read-json-resume';
import { readLinkedinArchive } from '../sources/read-linkedin-archive';
import { readLinkedinProfile } from '../sources/read-linkedin-profile';
import { readPlainText } from '../sources/read-plain-text';
import type { ReadRequest, ReadStep } from './reader-messages';

/** A file after opening: lines still to be read as a resume, or values that say themselves what they are. */
type Opened = { document: SourceDocument } | { read: (onStep: CountStep) => ReadResume | Promise<ReadResume> };

async function openFile(data: Buffer, { kind, asOf }: ReadRequest): Promise<Opened> {
  switch (kind) {
    case 'linkedin-archive':
      return { read: (onStep) => readLinkedinArchive(data, asOf, onStep) };
    case 'json-resume':
      return { read: (onStep) => readJsonResume(data, asOf, onStep) };
    case 'text':
      return { document: readPlainText(data) };
    case 'docx':
      return { document: readDocx(await openDocx(data)) };
    case 'pdf':
      return openPaper(data, asOf);
  }
}

async function openPaper(data: Buffer, asOf: string): Promise<Opened> {
  await checkPdfStreams(data);
  // The library takes ownership of the bytes it is given.
  const { pdf, library } = await openPdf(new Uint8Array(data));
  try {
    const europass = await findEuropass(pdf);
    if (europass) return { read: (onStep) => readEuropass(europass, asOf, onStep) };
    return { document: await readPdf(pdf, library) };
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

/** Whatever a library throws while reading a document is about the document: too deep for the stack, or damaged. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(error instanceof RangeError ? 'FILE_TOO_COMPLEX' : 'FILE_CORRUPT');
}

async function readOpened(opened: Opened, asOf: string, onStep: (step: ReadStep) => void): Promise<ReadResume> {
  if ('document' in opened) {
    const { document } = opened;
    const words = document.flows.reduce((sum, flow) => sum + flow.lines.reduce((count, line) => count + countWords(line.text), 0), 0);
    const characters = document.flows.reduce((sum, flow) => sum + flow.lines.reduce((count, line) => count + line.text.length, 0), 0);
    if (characters > maxResumeCharacters) throw new AppError('FILE_TOO_COMPLEX');
    onStep({ name: 'read', counts: { pages: document.pages.length, words } });
    return readLinkedinProfile(document, asOf, onStep) ?? parseResume(document, asOf, onStep);
  }
  // What was read is only counted after the layout; the steps are still reported in order.
  const steps: ReadStep[] = [];
  const resume = await opened.read((step) => steps.push(step));
  for (const step of [{ name: 'read' as const, counts: { pages: resume.pages.length, words: resume.words.visible } }, ...steps]) onStep(step);
  return resume;
}

/** How the review can show the file itself: images of its pages if those are what was read, or a view of a Word document. */
function withViews(resume: ReadResume, kind: FileKind, opened: Opened): ReadResume {
  if (kind === 'docx') return { ...resume, hasView: true };
  if (kind !== 'pdf' || !('document' in opened)) return resume;
  const blank = opened.document.pages.filter((page) => page.isBlank).map(({ number }) => number);
  return { ...resume, pages: resume.pages.map((page) => ({ ...page, hasImage: !blank.includes(page.number) })) };
}

/**
 * Reads one stored file from bytes to resume, reporting each step with its counts. Runs inside the reading process. Throws AppError with every code of a
 * rejected file ({source} for what did not come through the drop zone); anything else comes from the parser and is a bug.
 */
export async function readDocument(request: ReadRequest, onStep: (step: ReadStep) => void): Promise<ReadResume> {
  try {
    const data = await readFile(request.path);
    if (data.length > maxDocumentBytes) throw new AppError('FILE_TOO_LARGE');
    if (!isOtherSource(request.kind) && sniffDocument(data) !== request.kind) throw new AppError('FILE_TYPE_MISMATCH');
    const opened = await openFile(data, request).catch((error) => {
      throw asRefusal(error);
    });
    return withViews(await readOpened(opened, request.asOf, onStep), request.kind, opened);
  } catch (error) {
    if (error instanceof AppError && isOtherSource(request.kind)) throw new AppError(error.code, { ...error.details, source: request.kind });
    throw error;
  }
}
