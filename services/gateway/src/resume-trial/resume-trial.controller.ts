import type { Caller } from '@folia/contracts/caller';
import { systemCaller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { maxTrialBytes, trialKeyPrefix } from '@folia/contracts/resume-trial/limits';
import { readTrial } from '@folia/contracts/resume-trial/questions';
import { tryResumeRoute } from '@folia/contracts/resume-trial/routes';
import type { TriedResume } from '@folia/contracts/resume-trial/shapes';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers.decorator';
import { type CalledRequest, From } from '../http/request.decorator';
import { sentFile } from '../resume-import/sent-file';
import { storeUpload } from '../resume-import/store-upload';
import { TrialTurnsService } from './trial-turns.service';

/** A resume tried without an account: read, answered, forgotten. */
@Controller()
export class ResumeTrialController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: FileStore,
    private readonly turns: TrialTurnsService,
  ) {}

  /** Only an answer that was sent counts as today's try. */
  @Answers(tryResumeRoute)
  async try(@From() caller: Caller, @Req() request: CalledRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<TriedResume> {
    if (caller.actor.type !== 'guest') throw new AppError('TRIAL_SIGNED_IN');
    const turn = await this.turns.take({ address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) });
    try {
      const read = await this.read(request);
      if (request.raw.socket.destroyed) throw new AppError('UNAVAILABLE');
      await turn.spend();
      const giveBack = () => void turn.giveBack();
      reply.raw.once('close', giveBack).once('finish', () => reply.raw.off('close', giveBack));
      return read;
    } catch (error) {
      await turn.giveBack();
      throw error instanceof AppError ? new AppError(error.code, { ...error.details, source: 'resume-trial' }) : error;
    }
  }

  private async read(request: CalledRequest): Promise<TriedResume> {
    const { name, bytes } = await sentFile(request);
    const file = await storeUpload(this.store, name, bytes, 'resume', { limit: maxTrialBytes, keyPrefix: trialKeyPrefix });
    try {
      return await this.rpc.call(readTrial, systemCaller('resume-trial'), { key: file.key, kind: file.kind === 'docx' ? 'docx' : 'pdf', fileName: file.name });
    } finally {
      await this.store.delete(file.key);
    }
  }
}
