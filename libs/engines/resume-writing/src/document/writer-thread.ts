/** The writing thread: typesets one resume after another and keeps the fonts it has loaded. */
import { parentPort } from 'node:worker_threads';
import { drawPage } from '@folia/resume-reading/document/pdf/draw-page';
import { sheets } from './layout/sheet';
import { writeLetter } from './write-letter';
import { writeComposedPdf } from './write-pdf';
import { mediaTypes, writeResume } from './write-resume';
import type { WriteAnswer, WriteRequest } from './writer-messages';

async function answer(request: WriteRequest): Promise<WriteAnswer> {
  const { writtenAt } = request;
  try {
    if ('composed' in request) {
      const { composed, fileName } = request;
      return { written: { data: await writeComposedPdf(composed, writtenAt), fileName, mediaType: mediaTypes.pdf, fit: null } };
    }
    const { document } = request;
    if ('letter' in request) return { written: await writeLetter(request.letter, document, request.format, writtenAt) };
    const { format, page, watermark } = request;
    const written = await writeResume(document, format, writtenAt, watermark);
    if (page === undefined) return { written };
    const { width, height } = sheets[document.pageSize];
    const isThere = page <= (written.fit?.pages ?? 0);
    return { written: { ...written, data: isThere ? await drawPage(written.data, { number: page, width, height }) : new Uint8Array() } };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (request: WriteRequest) => void answer(request).then((message) => parentPort?.postMessage(message)));
