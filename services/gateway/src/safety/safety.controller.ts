import type { Caller } from '@folia/contracts/caller';
import {
  blockInput,
  blockPerson,
  decideReport,
  decideReportInput,
  listBlocked,
  listReports,
  listReportsQuery,
  reportInput,
  reportPerson,
  unblockPerson,
} from '@folia/contracts/safety';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { z } from 'zod';
import { withLinks } from '../caller/link-session';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api')
export class SafetyController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('users/block')
  @HttpCode(200)
  block(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(blockInput) input: z.output<typeof blockInput>) {
    return this.rpc.call(blockPerson, withLinks(caller, request), input);
  }

  @Get('users/block')
  blocked(@From() caller: Caller) {
    return this.rpc.call(listBlocked, caller, {});
  }

  @Delete('users/block/:id')
  unblock(@From() caller: Caller, @Param('id', UuidPipe) userId: string) {
    return this.rpc.call(unblockPerson, caller, { userId });
  }

  @Post('users/report')
  report(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(reportInput) input: z.output<typeof reportInput>) {
    return this.rpc.call(reportPerson, withLinks(caller, request), input);
  }

  @Get('admin/reports')
  reports(@From() caller: Caller, @QueryOf(listReportsQuery) query: z.output<typeof listReportsQuery>) {
    return this.rpc.call(listReports, caller, query);
  }

  @Post('admin/reports/:id/decide')
  @HttpCode(200)
  decide(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(decideReportInput) input: z.output<typeof decideReportInput>) {
    return this.rpc.call(decideReport, caller, { ...input, id });
  }
}
