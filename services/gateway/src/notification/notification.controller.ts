import type { Caller } from '@folia/contracts/caller';
import {
  chooseNotifications,
  chooseNotificationsInput,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  listNotificationsQuery,
  readNotifications,
  readNotificationsInput,
  unsubscribe,
  unsubscribeInput,
} from '@folia/contracts/notification';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
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

  @Get('choices')
  choices(@From() caller: Caller) {
    return this.rpc.call(getNotificationChoices, caller, {});
  }

  @Patch('choices')
  choose(@From() caller: Caller, @BodyOf(chooseNotificationsInput) input: z.output<typeof chooseNotificationsInput>) {
    return this.rpc.call(chooseNotifications, caller, input);
  }

  @Post('unsubscribe')
  @HttpCode(200)
  unsubscribe(@From() caller: Caller, @BodyOf(unsubscribeInput) input: z.output<typeof unsubscribeInput>) {
    return this.rpc.call(unsubscribe, caller, input);
  }
}
