/** The writing thread: sets one resume after the other and keeps the fonts it has met. */
import { parentPort } from 'node:worker_threads';
import { writeResume } from './write-resume';
import type { WriteAnswer, WriteRequest } from './writer-messages';

async function answer({ document, format, writtenAt }: WriteRequest): Promise<WriteAnswer> {
  try {
    return { written: await writeResume(document, format, writtenAt) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (request: WriteRequest) => void answer(request).then((message) => parentPort?.postMessage(message)));
