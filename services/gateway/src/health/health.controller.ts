import { AppError } from '@folia/contracts/errors';
import { liveRoute, readyRoute } from '@folia/contracts/health/routes';
import { Controller, Header } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { ReadinessService } from './readiness.service';

@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** This process answers. */
  @Answers(liveRoute)
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'live' };
  }

  /** Ready while everything that every request needs is there. Other parts that are away are named, and requests that need them are refused. */
  @Answers(readyRoute)
  @Header('cache-control', 'no-store')
  async ready() {
    const { away, degraded } = await this.readiness.look();
    if (away.length > 0) throw new AppError('UNAVAILABLE', { away, degraded });
    return { status: 'ready', degraded };
  }
}
