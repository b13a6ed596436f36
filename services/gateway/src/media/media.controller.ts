import type { Readable } from 'node:stream';
import type { Caller } from '@folia/contracts/caller';
import { mediaFileRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { maxPhotoBytes, maxVideoBytes } from '@folia/contracts/limits';
import { addMedia, listMedia, openMedia } from '@folia/contracts/media/questions';
import { addMediaRoute } from '@folia/contracts/media/routes';
import { mediaName } from '@folia/contracts/media/shapes';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentCallerService } from '../caller/document-caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { WatchedLinksService } from '../link/watched-links.service';
import { storeBytes } from '../resume-import/store-upload';
import { byteRange } from './byte-range';
import { sharingOf } from './sharing-of';
import { isImage, videoName } from './sniff-media';

const contentTypes: Record<z.output<typeof mediaName>, string> = {
  'photo.webp': 'image/webp',
  'photo-640.webp': 'image/webp',
  'video.mp4': 'video/mp4',
  'video.webm': 'video/webm',
};

@Controller()
export class MediaController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly documents: DocumentCallerService,
    private readonly links: WatchedLinksService,
  ) {}

  /** What a file is, its first bytes say; how large it may be follows from that. */
  @Answers(addMediaRoute)
  async add(@From() caller: Caller, @Param('itemId', UuidPipe) itemId: string, @Req() request: CalledRequest) {
    await this.rpc.call(listMedia, caller, { itemId });
    if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const file = await request.file({ limits: { fileSize: maxVideoBytes + 1 } });
    if (!file) throw new AppError('FILE_EMPTY', { source: 'media' });
    const { key, head, bytes } = await storeBytes(this.store, file.file, {
      limitOf: (first) => (videoName(first) ? maxVideoBytes : maxPhotoBytes),
      source: 'media',
    });
    const video = videoName(head);
    if (bytes === 0 || (!video && !isImage(head))) {
      await this.store.delete(key);
      throw new AppError(bytes === 0 ? 'FILE_EMPTY' : 'FILE_TYPE_UNSUPPORTED', { source: 'media' });
    }
    return this.rpc.call(addMedia, caller, { itemId, key, bytes, video });
  }

  /** For everybody who may see its item; never run, never sniffed. Videos are asked for piece by piece. */
  @Answers(mediaFileRoute)
  async show(@Param('id', UuidPipe) id: string, @Param('name') name: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = mediaName.options.find((known) => known === name);
    if (!wanted) throw new AppError('NOT_FOUND');
    const caller = await this.documents.callerOf(request);
    const { key } = await this.rpc.call(openMedia, caller, { id, name: wanted });
    const size = await this.store.size(key);
    if (size === null) throw new AppError('NOT_FOUND');
    reply
      .header('content-type', contentTypes[wanted])
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=300')
      .headers(sharingOf(caller))
      .header('accept-ranges', 'bytes');
    const range = byteRange(request.headers.range, size);
    if (range === 'unsatisfiable') return void reply.status(416).header('content-range', `bytes */${size}`).send();
    if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    const bytes = this.store.read(key, range ?? undefined);
    reply.header('content-length', String(range ? range.end - range.start + 1 : size)).send(this.held(caller, { id, name: wanted }, bytes));
  }

  /** Whoever sees it by a link gets no more of it once that is closed. */
  private held(caller: Caller, media: z.input<typeof openMedia.input>, bytes: Readable): Readable {
    return caller.linkSession ? this.links.guard(caller.linkSession, () => this.rpc.call(openMedia, caller, media), bytes) : bytes;
  }
}
