import { liveRoute, readyRoute } from '@folia/contracts/api';
import { AppError } from '@folia/contracts/errors';
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

  /** Everything can be asked for; otherwise the parts that are away are named. */
  @Answers(readyRoute)
  @Header('cache-control', 'no-store')
  async ready() {
    const away = await this.readiness.away();
    if (away.length > 0) throw new AppError('UNAVAILABLE', { away });
    return { status: 'ready' };
  }
}
