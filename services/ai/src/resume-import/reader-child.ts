/** The reading process: takes one request at a time over its channel, answers with steps, the result and page images. */
import { AppError } from '@folia/contracts/errors';
import { drawPages } from './document/draw-pages';
import { maxDrawMs } from './document/limits';
import { writeWordView } from './document/word-view';
import { readDocument } from './read-document';
import type { ReaderMessage, ReadRequest } from './reader-messages';

const say = (message: ReaderMessage) => process.send?.(message);

async function answer(request: ReadRequest): Promise<void> {
  try {
    const { data, resume, isPaper } = await readDocument(request, (step) => say({ type: 'step', step }));
    say({ type: 'result', resume });
    const deadline = Date.now() + maxDrawMs * 0.75;
    if (isPaper) await drawPages(data, resume.pages, request.imageDirectory, deadline, (page) => say({ type: 'image', page }));
    const lines = resume.pages.flatMap((page) => page.lines.map((line) => line.text));
    if (request.kind === 'docx' && (await writeWordView(data, lines, request.imageDirectory))) say({ type: 'view' });
    say({ type: 'done' });
  } catch (error) {
    const refusal = error instanceof AppError ? error : new AppError('INTERNAL');
    say({ type: 'failed', code: refusal.code, details: refusal.details });
  }
}

process.on('message', (request: ReadRequest) => void answer(request));
process.on('disconnect', () => process.exit(0));
// Loaded before the first document, so that its ten seconds are its own.
import('pdfjs-dist/legacy/build/pdf.mjs').then(
  () => say({ type: 'ready' }),
  () => process.exit(1),
);
