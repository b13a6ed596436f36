import { getPreferences } from '@folia/contracts/account/questions';
import { systemCaller } from '@folia/contracts/caller';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';

/** Whether a person lets a model see their data. Asked before anything of theirs is sent; no answer means no. */
@Injectable()
export class ModelConsentService {
  constructor(
    private readonly rpc: RpcClient,
    @InjectPinoLogger(ModelConsentService.name) private readonly log: PinoLogger,
  ) {}

  async isGiven(userId: string): Promise<boolean> {
    try {
      return (await this.rpc.call(getPreferences, systemCaller('model-consent'), { userId })).modelAllowed;
    } catch (error) {
      this.log.warn({ err: error, userId }, 'nobody said whether a model may be asked, so it is not');
      return false;
    }
  }
}
