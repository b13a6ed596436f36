import type { FastifyReply } from 'fastify';

/** Headers of an answer that is kept as a file; nothing between here and the person keeps it too. `fileName` is plain ASCII. */
export const asDownload = (reply: FastifyReply, contentType: string, fileName: string): FastifyReply =>
  reply.header('content-type', contentType).header('content-disposition', `attachment; filename="${fileName}"`).header('cache-control', 'private, no-store');
