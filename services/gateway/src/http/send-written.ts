import type { WrittenFile } from '@folia/contracts/tailored-resume/shapes';
import type { FastifyReply } from 'fastify';

/** A file that was just written for its owner. Pictures of pages are shown; everything else is saved under its name. */
export function sendWritten(reply: FastifyReply, { base64, mediaType, fileName }: WrittenFile): void {
  const ascii = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '_');
  const saved = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  reply
    .header('content-type', mediaType)
    .header('content-disposition', mediaType === 'image/png' ? 'inline' : saved)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(base64, 'base64'));
}
