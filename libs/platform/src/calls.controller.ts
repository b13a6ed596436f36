import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { pingDatabase } from './database';
import { abandonName, type Envelope, failingName, openCall, readyName } from './rpc-envelope';
import { innerKeys } from './rpc-handler';
import { abandonCall } from './running-calls';
import { type FailingPart, failingParts } from './watched-part';

/** Answers the questions about calls themselves, in every service. */
@Controller()
export class CallsController {
  constructor(private readonly database: DataSource) {}

  @EventPattern(abandonName)
  abandon(envelope: Envelope): void {
    abandonCall(String(openCall(envelope, abandonName, innerKeys()).input));
  }

  @MessagePattern(readyName)
  async ready(envelope: Envelope): Promise<object> {
    openCall(envelope, readyName, innerKeys());
    await pingDatabase(this.database);
    return {};
  }

  @MessagePattern(failingName)
  failing(envelope: Envelope): FailingPart[] {
    openCall(envelope, failingName, innerKeys());
    return failingParts();
  }
}
