import { type Caller, callerUserId } from '@folia/contracts/caller';
import { originalFileRoute, pageImageRoute, wordViewRoute } from '@folia/contracts/document-routes';
import { AppError } from '@folia/contracts/errors';
import { listFiles } from '@folia/contracts/export/questions';
import { openFile } from '@folia/contracts/file/questions';
import { ownFileRoute, ownFilesRoute } from '@folia/contracts/file/routes';
import { openPageImage, openWordView } from '@folia/contracts/resume-import/questions';
import type { FileKind } from '@folia/contracts/resume-import/sources';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentCallerService } from '../caller/document-caller.service';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

const contentTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'linkedin-archive': 'application/zip',
  'json-resume': 'application/json',
  text: 'text/plain; charset=utf-8',
};

/** File contents. They are asked for by address, so the session cookie says who asks; they are never run and never sniffed (DESIGN sections 4 and 5). */
@Controller()
export class FileController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly documents: DocumentCallerService,
  ) {}

  @Answers(originalFileRoute)
  async original(@Param('id', UuidPipe) id: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sendOriginal(await this.documents.callerOf(request), id, reply);
  }

  @Answers(ownFilesRoute)
  async list(@From() caller: Caller) {
    const { files } = await this.rpc.call(listFiles, caller, {});
    return { items: files.map(({ id, name, createdAt }) => ({ id, name, createdAt })) };
  }

  @Answers(ownFileRoute)
  async own(@From() caller: Caller, @Param('id', UuidPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    await this.sendOriginal(caller, id, reply);
  }

  private async sendOriginal(caller: Caller, id: string, reply: FastifyReply): Promise<void> {
    const { key, file } = await this.rpc.call(openFile, caller, { id });
    const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
    await this.send(reply, key, contentTypes[file.kind], `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  }

  @Answers(pageImageRoute)
  async pageImage(@Param('id', UuidPipe) id: string, @Param('page') page: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const number = Number(/^(\d{1,2})\.png$/.exec(page)?.[1]);
    if (!number) throw new AppError('NOT_FOUND');
    const caller = await this.somebody(request);
    const { key } = await this.rpc.call(openPageImage, caller, { id, page: number });
    await this.send(reply, key, 'image/png', 'inline');
  }

  /** Shown in a frame of the review: nothing in it runs, loads or leads anywhere. */
  @Answers(wordViewRoute)
  async wordView(@Param('id', UuidPipe) id: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const caller = await this.somebody(request);
    const { key } = await this.rpc.call(openWordView, caller, { id });
    reply.header('x-frame-options', 'SAMEORIGIN');
    await this.send(reply, key, 'text/html; charset=utf-8', 'inline', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox");
  }

  /** A guest gets 404 for what only its owner may see: a 401 would tell that it exists. */
  private async somebody(request: CalledRequest): Promise<Caller> {
    const caller = await this.documents.callerOf(request);
    if (!callerUserId(caller)) throw new AppError('NOT_FOUND');
    return caller;
  }

  private async send(reply: FastifyReply, key: string, contentType: string, disposition: string, policy = "default-src 'none'; sandbox"): Promise<void> {
    const size = await this.store.size(key);
    if (size === null) throw new AppError('NOT_FOUND');
    reply
      .header('content-type', contentType)
      .header('content-length', String(size))
      .header('content-disposition', disposition)
      .header('content-security-policy', policy)
      .header('cache-control', 'private, no-store')
      .send(this.store.read(key));
  }
}
