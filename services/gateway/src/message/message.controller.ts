import type { Caller } from '@folia/contracts/caller';
import {
  countUnread,
  listThreads,
  listThreadsQuery,
  readThread,
  readThreadQuery,
  reply,
  replyInput,
  startThread,
  startThreadInput,
  updateThread,
  updateThreadInput,
} from '@folia/contracts/message';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Get, Param, Patch, Post, Req } from '@nestjs/common';
import type { z } from 'zod';
import { withLinks } from '../caller/link-session';
import { BodyOf, type CalledRequest, From, QueryOf } from '../http/request.decorator';
import { UuidPipe } from '../http/uuid.pipe';

@Controller('api/threads')
export class MessageController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  list(@From() caller: Caller, @QueryOf(listThreadsQuery) query: z.output<typeof listThreadsQuery>) {
    return this.rpc.call(listThreads, caller, query);
  }

  @Get('unread')
  unread(@From() caller: Caller) {
    return this.rpc.call(countUnread, caller, {});
  }

  @Post()
  start(@From() caller: Caller, @Req() request: CalledRequest, @BodyOf(startThreadInput) input: z.output<typeof startThreadInput>) {
    return this.rpc.call(startThread, withLinks(caller, request), input);
  }

  @Get(':id')
  read(@From() caller: Caller, @Param('id', UuidPipe) id: string, @QueryOf(readThreadQuery) query: z.output<typeof readThreadQuery>) {
    return this.rpc.call(readThread, caller, { ...query, id });
  }

  @Post(':id/messages')
  reply(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(replyInput) input: z.output<typeof replyInput>) {
    return this.rpc.call(reply, caller, { ...input, id });
  }

  @Patch(':id')
  update(@From() caller: Caller, @Param('id', UuidPipe) id: string, @BodyOf(updateThreadInput) input: z.output<typeof updateThreadInput>) {
    return this.rpc.call(updateThread, caller, { ...input, id });
  }
}
