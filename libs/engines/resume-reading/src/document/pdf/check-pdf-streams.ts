import { createInflate } from 'node:zlib';
import { AppError } from '@folia/contracts/errors';

// Deflate packs at most 1:1032, so a shorter stream cannot become large.
const smallStream = 48 * 1024;
const maxStreamBytes = 96 * 1024 * 1024;
const maxTotalBytes = 256 * 1024 * 1024;

function inflatedSize(packed: Buffer, limit: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate();
    let size = 0;
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        inflate.destroy();
        resolve(size);
      }
    });
    inflate.on('end', () => resolve(size));
    // The reader decides about damage; only size counts here.
    inflate.on('error', () => resolve(size));
    inflate.end(packed);
  });
}

/**
 * Measures the compressed streams of a PDF before it is opened, in constant memory.
 * Throws AppError FILE_TOO_COMPLEX when one unpacks to more than 96 MB or all large ones together to more than 256 MB.
 */
export async function checkPdfStreams(data: Buffer): Promise<void> {
  let total = 0;
  let from = data.indexOf('stream');
  while (from >= 0) {
    const end = data.indexOf('endstream', from);
    const stop = end < 0 ? data.length : end;
    if (stop - from > smallStream) {
      const head = data.subarray(Math.max(0, from - 400), from).toString('latin1');
      let start = from + 'stream'.length;
      while (data[start] === 0x0d || data[start] === 0x0a) start += 1;
      const isDeflated = /\/(FlateDecode|Fl)\b/.test(head.slice(head.lastIndexOf('obj')));
      const size = isDeflated ? await inflatedSize(data.subarray(start, stop), maxStreamBytes) : 0;
      total += size;
      if (size > maxStreamBytes || total > maxTotalBytes) throw new AppError('FILE_TOO_COMPLEX');
    }
    from = data.indexOf('stream', stop + 'endstream'.length);
  }
}
