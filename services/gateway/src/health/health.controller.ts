import { guest } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { publicVersion } from '@folia/contracts/portfolio';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, Header } from '@nestjs/common';

@Controller('api/health')
export class HealthController {
  constructor(private readonly rpc: RpcClient) {}

  /** This process answers. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live() {
    return { status: 'live' };
  }

  /** Portfolios can be read, down to the table. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready() {
    await this.rpc.call(publicVersion, guest, { pages: ['-'] }).catch(() => {
      throw new AppError('UNAVAILABLE');
    });
    return { status: 'ready' };
  }
}
