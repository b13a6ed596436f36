import { AppError } from '@folia/contracts/errors';
import { Controller, Get, Header } from '@nestjs/common';
import { ReadinessService } from './readiness.service';

@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** This process answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'live' };
  }

  /** Everything can be asked for; otherwise the parts that are away are named. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready() {
    const away = await this.readiness.away();
    if (away.length > 0) throw new AppError('UNAVAILABLE', { away });
    return { status: 'ready' };
  }
}
