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

  /** What every request needs is there; other parts that are away are named, and what asks for them is refused. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready() {
    const { away, degraded } = await this.readiness.look();
    if (away.length > 0) throw new AppError('UNAVAILABLE', { away, degraded });
    return { status: 'ready', degraded };
  }
}
