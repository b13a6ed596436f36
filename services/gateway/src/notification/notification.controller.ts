import type { Caller } from '@folia/contracts/caller';
import { countNotifications, listNotifications, listNotificationsQuery, readNotifications, readNotificationsInput } from '@folia/contracts/notification';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BodyOf, From, QueryOf } from '../http/request.decorator';

@Controller('api/notifications')
export class NotificationController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(@From() caller: Caller, @QueryOf(listNotificationsQuery) query: z.output<typeof listNotificationsQuery>) {
    return this.rpc.call(listNotifications, caller, query);
  }

  @Get('unread')
  unread(@From() caller: Caller) {
    return this.rpc.call(countNotifications, caller, {});
  }

  @Post('read')
  @HttpCode(200)
  read(@From() caller: Caller, @BodyOf(readNotificationsInput) input: z.output<typeof readNotificationsInput>) {
    return this.rpc.call(readNotifications, caller, input);
  }
}
