import { type Caller, callerUserId } from '@folia/contracts/caller';
import { photoFileRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { openPhoto, removePhoto, setPhoto } from '@folia/contracts/photo/questions';
import { removePhotoRoute, setPhotoRoute } from '@folia/contracts/photo/routes';
import { photoCrop, photoNames } from '@folia/contracts/photo/shapes';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentCallerService } from '../caller/document-caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';
import { sharingOf } from '../media/sharing-of';
import { isImage } from '../media/sniff-media';
import { storeBytes } from '../resume-import/store-upload';

@Controller()
export class PhotoController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly documents: DocumentCallerService,
  ) {}

  /** Takes an image and the square of it that is to be the photo. */
  @Answers(setPhotoRoute)
  async set(@From() caller: Caller, @Param('id', UuidPipe) id: string, @QueryOf(photoCrop) crop: z.output<typeof photoCrop>, @Req() request: CalledRequest) {
    if (callerUserId(caller) !== id) throw new AppError('NOT_FOUND');
    if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const file = await request.file();
    if (!file) throw new AppError('FILE_EMPTY', { source: 'photo' });
    const { key, head, bytes } = await storeBytes(this.store, file.file);
    if (bytes === 0 || !isImage(head)) {
      await this.store.delete(key);
      throw new AppError(bytes === 0 ? 'FILE_EMPTY' : 'FILE_TYPE_UNSUPPORTED', { source: 'photo' });
    }
    return this.rpc.call(setPhoto, caller, { key, crop });
  }

  @Answers(removePhotoRoute)
  async remove(@From() caller: Caller, @Param('id', UuidPipe) id: string) {
    if (callerUserId(caller) !== id) throw new AppError('NOT_FOUND');
    return this.rpc.call(removePhoto, caller, {});
  }

  /** For everybody who may see its page. Their browser keeps it for five minutes; nothing in between does. */
  @Answers(photoFileRoute)
  async show(@Param('key', UuidPipe) key: string, @Param('name') name: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const wanted = photoNames.find((known) => known === name);
    if (!wanted) throw new AppError('NOT_FOUND');
    const caller = await this.documents.callerOf(request);
    const photo = await this.rpc.call(openPhoto, caller, { key, name: wanted });
    const size = await this.store.size(photo.key);
    if (size === null) throw new AppError('NOT_FOUND');
    reply
      .header('content-type', 'image/jpeg')
      .header('content-length', String(size))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=300')
      .headers(sharingOf(caller))
      .send(this.store.read(photo.key));
  }
}
