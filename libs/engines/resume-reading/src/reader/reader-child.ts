/** The reading process: takes one request at a time over its channel, answers with steps and an outcome. */
import { readFile } from 'node:fs/promises';
import { AppError } from '@folia/contracts/errors';
import { wordView } from '../document/docx/word-view';
import { drawPage } from '../document/pdf/draw-page';
import { writeWhole } from '../document/write-whole';
import { readDocument } from './read-document';
import type { ReaderMessage, ReadRequest, ShowRequest } from './reader-messages';

const say = (message: ReaderMessage) => process.send?.(message);

async function show({ path, target, view }: ShowRequest): Promise<void> {
  const data = await readFile(path);
  await writeWhole(target, view.show === 'page' ? await drawPage(data, view.page) : await wordView(data, view.lines));
}

async function answer(request: ReadRequest | ShowRequest): Promise<void> {
  try {
    if ('view' in request) {
      await show(request);
      return void say({ type: 'shown' });
    }
    say({ type: 'result', resume: await readDocument(request, (step) => say({ type: 'step', step })) });
  } catch (error) {
    const refusal = error instanceof AppError ? error : new AppError('INTERNAL');
    say({ type: 'failed', code: refusal.code, details: refusal.details });
  }
}

process.on('message', (request: ReadRequest | ShowRequest) => void answer(request));
process.on('disconnect', () => process.exit(0));
// Loaded before the first document, so that the document has its ten seconds to itself.
import('pdfjs-dist/legacy/build/pdf.mjs').then(
  () => say({ type: 'ready' }),
  () => process.exit(1),
);
