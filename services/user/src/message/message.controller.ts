import type { Caller } from '@folia/contracts/caller';
import { countUnread, listThreads, readThread, reply, startThread, updateThread } from '@folia/contracts/message';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { MessageService } from './message.service';

@Controller()
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Handles(listThreads)
  list(caller: Caller, query: z.output<typeof listThreads.input>) {
    return this.messages.list(caller, query);
  }

  @Handles(countUnread)
  unread(caller: Caller) {
    return this.messages.countUnread(caller);
  }

  @Handles(readThread)
  read(caller: Caller, query: z.output<typeof readThread.input>) {
    return this.messages.read(caller, query);
  }

  @Handles(startThread)
  start(caller: Caller, input: z.output<typeof startThread.input>) {
    return this.messages.start(caller, input);
  }

  @Handles(reply)
  reply(caller: Caller, input: z.output<typeof reply.input>) {
    return this.messages.reply(caller, input);
  }

  @Handles(updateThread)
  async update(caller: Caller, input: z.output<typeof updateThread.input>) {
    await this.messages.update(caller, input);
    return {};
  }
}
